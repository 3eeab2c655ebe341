import type { Undoable } from '@org/app-kit'
import { Card, TextArea, TextField } from '@org/ui/primitives'
import { LevelField } from '#shared/level-field/level-field.tsx'
import { TagsField } from '#shared/tags-field/tags-field.tsx'
import { editorTexts } from '../texts.ts'
import type { ExerciceDraft } from './exercice-draft.ts'
import { Fields } from '#shared/owned-work/editor.styles.ts'

export interface DetailsFieldsProps {
  draft: ExerciceDraft
  change: Undoable<ExerciceDraft>['change']
}

/** Fields for the title, description, level, sports and equipment of an exercise. */
export function DetailsFields({ draft, change }: DetailsFieldsProps) {
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
        />
        <TextArea
          label={fields.description}
          value={draft.description}
          onChange={(description) => change({ description }, 'description')}
          maxLength={5000}
          rows={4}
        />
        <LevelField value={draft.level} onChange={(level) => change({ level })} />
        <TagsField
          kind="sport"
          label={fields.sports}
          value={draft.sports}
          onChange={(sports) => change({ sports })}
        />
        <TagsField
          kind="equipment"
          label={fields.equipments}
          value={draft.equipments}
          onChange={(equipments) => change({ equipments })}
        />
      </Fields>
    </Card>
  )
}
