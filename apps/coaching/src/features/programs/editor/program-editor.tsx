import type { TrainingProgram } from '@org/api/client'
import { type Level, levels } from '@org/api/coaching'
import { failureHelp, isUnknown } from '@org/app-kit'
import { ConflictNotice, KeptStateGuard, Page, PageHeader } from '@org/app-kit/pages'
import { BannerMessage, Button, Card, SegmentedControl, TextField } from '@org/ui/primitives'
import { levelNames } from '#shared/levels.ts'
import { texts } from '#shared/texts.ts'
import { programsTexts } from '../texts.ts'
import { type ProgramDraft, programDraft } from './program-draft.ts'
import { FieldLabel, Fields } from './program-editor.styles.ts'
import { ProgramSessions } from './program-sessions.tsx'
import { useProgramWork } from './use-program-work.ts'

const levelOptions = levels.map((level) => ({ value: String(level), label: levelNames[level] }))

const reasonId = 'program-save-reason'

/** What keeps a program from being saved. */
function obstacleOf({ title, sessions }: ProgramDraft): string | null {
  if (title.trim() === '') return programsTexts.needsTitle
  return sessions.length === 0 ? programsTexts.needsSessions : null
}

const inShort = ({ title, level, sessions }: ProgramDraft) =>
  `${title} · ${levelNames[level]} · ${sessions.map((session) => session.title).join(', ')}`

/** The editor of a program made of own sessions; `stored` is null while it is new. */
export function ProgramEditor({ stored }: { stored: TrainingProgram | null }) {
  const work = useProgramWork(stored)
  const { draft, change, kept, action, conflict } = work
  const obstacle = obstacleOf(draft)
  return (
    <Page>
      <PageHeader
        title={stored ? stored.title : programsTexts.newTitle}
        actions={
          <Button
            variant="primary"
            isLoading={action.isRunning}
            isDisabled={obstacle !== null}
            aria-describedby={reasonId}
            onPress={work.save}
          >
            {texts.saveButton}
          </Button>
        }
      />
      <KeptStateGuard kept={kept} />
      {action.error !== null && (
        <BannerMessage tone="danger" title={texts.saveFailed}>
          {!isUnknown(action.error) && `${action.error} `}
          {failureHelp(action.error, 'save')}
        </BannerMessage>
      )}
      {conflict && (
        <ConflictNotice
          fields={[
            {
              name: 'program',
              label: programsTexts.own,
              mine: inShort(draft),
              theirs: inShort(programDraft(conflict)),
            },
          ]}
          onTake={work.take}
          onReplace={work.replace}
        />
      )}
      <Card>
        <Fields>
          <TextField
            label={texts.title}
            value={draft.title}
            onChange={(title) => change({ title })}
            maxLength={200}
            isRequired
          />
          <div>
            <FieldLabel>{texts.level}</FieldLabel>
            <SegmentedControl
              label={texts.level}
              value={String(draft.level)}
              onChange={(level) => change({ level: Number(level) as Level })}
              options={levelOptions}
            />
          </div>
        </Fields>
      </Card>
      <ProgramSessions sessions={draft.sessions} onChange={(sessions) => change({ sessions })} />
      <output id={reasonId}>{obstacle}</output>
    </Page>
  )
}
