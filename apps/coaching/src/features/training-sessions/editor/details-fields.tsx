import type { Undoable } from '@org/app-kit'
import { Card, SegmentedControl, TextArea, TextField } from '@org/ui/primitives'
import { LevelField } from '#shared/level-field/level-field.tsx'
import { TagsField } from '#shared/tags-field/tags-field.tsx'
import { editorTexts } from '../texts.ts'
import type { SessionDraft } from './session-draft.ts'
import { FieldLabel, Fields } from '#shared/owned-work/editor.styles.ts'

export interface DetailsFieldsProps {
  draft: SessionDraft
  change: Undoable<SessionDraft>['change']
  /** Whether the missing title is shown as an error. */
  needsTitle: boolean
}

const typeOptions = (['exercices', 'video'] as const).map((value) => ({
  value,
  label: editorTexts.types[value],
}))

/** Fields for the title, type, level, sports and description of a session. */
export function DetailsFields({ draft, change, needsTitle }: DetailsFieldsProps) {
  const { fields } = editorTexts
  return (
    <Card title={editorTexts.details}>
      <Fields>
        <TextField
          label={fields.title}
          value={draft.title}
          onChange={(title) => change({ title }, 'title')}
          maxLength={200}
          isRequired
          errors={needsTitle ? [editorTexts.needsTitle] : []}
        />
        <div>
          <FieldLabel>{fields.type}</FieldLabel>
          <SegmentedControl
            label={fields.type}
            value={draft.type}
            onChange={(type) => change({ type })}
            options={typeOptions}
          />
        </div>
        <LevelField value={draft.level} onChange={(level) => change({ level })} />
        <TagsField
          kind="sport"
          label={fields.sports}
          value={draft.sports}
          onChange={(sports) => change({ sports })}
        />
        <TextArea
          label={fields.description}
          value={draft.description}
          onChange={(description) => change({ description }, 'description')}
          maxLength={5000}
          rows={3}
        />
      </Fields>
    </Card>
  )
}
