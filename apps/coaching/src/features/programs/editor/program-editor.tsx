import type { TrainingProgram } from '@org/api/client'
import { failureHelp, isUnknown, useAction, useSettle } from '@org/app-kit'
import { KeptStateGuard, Page, PageHeader } from '@org/app-kit/pages'
import { BannerMessage, Button, Card, TextField } from '@org/ui/primitives'
import { LevelField } from '#shared/level-field/level-field.tsx'
import { levelNames } from '#shared/levels.ts'
import { Fields, SaveReason } from '#shared/owned-work/editor.styles.ts'
import { OwnedConflictNotice } from '#shared/owned-work/owned-conflict-notice.tsx'
import { UndoButtons } from '#shared/owned-work/undo-buttons.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { programsTexts } from '../texts.ts'
import { type ProgramDraft, programDraft } from './program-draft.ts'
import { ProgramSessions } from './program-sessions.tsx'
import { useProgramWork } from './use-program-work.ts'

const reasonId = 'program-save-reason'

/** Returns the reason why a program cannot be saved; null if it can. */
function obstacleOf({ title, sessions }: ProgramDraft): string | null {
  if (title.trim() === '') return programsTexts.needsTitle
  return sessions.length === 0 ? programsTexts.needsSessions : null
}

function fieldInShort(draft: ProgramDraft, name: keyof ProgramDraft): string {
  if (name === 'level') return levelNames[draft.level]
  return name === 'title' ? draft.title : draft.sessions.map(({ title }) => title).join(', ')
}

/**
 * The editor of a program, which consists of the coach's sessions; `stored` is null for a new
 * program.
 */
export function ProgramEditor({ stored }: { stored: TrainingProgram | null }) {
  const work = useProgramWork(stored)
  const action = useAction()
  const leaveTo = useSettle(work.kept)
  const { draft, kept, conflict } = work
  const { change } = work.history
  const obstacle = obstacleOf(draft)
  /** Calls `send`, which saves the program; if it was saved, returns to the list of programs. */
  const run = (send: () => Promise<TrainingProgram | null>) =>
    action.run(async () => {
      if (await send()) leaveTo(paths.trainingPrograms, false)
    })
  return (
    <Page>
      <PageHeader
        title={stored ? stored.title : programsTexts.newTitle}
        tools={<UndoButtons history={work.history} />}
        actions={
          <Button
            variant="primary"
            isLoading={action.isRunning}
            isDisabled={obstacle !== null}
            aria-describedby={reasonId}
            onPress={() => run(work.save)}
          >
            {texts.saveButton}
          </Button>
        }
      />
      <SaveReason id={reasonId}>{obstacle}</SaveReason>
      <KeptStateGuard kept={kept} />
      {action.error !== null && (
        <BannerMessage tone="danger" title={texts.saveFailed}>
          {!isUnknown(action.error) && `${action.error} `}
          {failureHelp(action.error, 'save')}
        </BannerMessage>
      )}
      {conflict && (
        <OwnedConflictNotice
          fields={conflict.fields.map((name) => ({
            name,
            label: programsTexts.fields[name],
            mine: fieldInShort(draft, name),
            theirs: fieldInShort(programDraft(conflict.current), name),
          }))}
          onTake={work.take}
          onReplace={() => run(work.replace)}
        />
      )}
      <Card>
        <Fields>
          <TextField
            label={texts.title}
            value={draft.title}
            onChange={(title) => change({ title }, 'title')}
            maxLength={200}
            isRequired
          />
          <LevelField value={draft.level} onChange={(level) => change({ level })} />
        </Fields>
      </Card>
      <ProgramSessions sessions={draft.sessions} onChange={(sessions) => change({ sessions })} />
    </Page>
  )
}
