import type { TrainingProgram } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Page, PageHeader, RowActions } from '@org/app-kit/pages'
import { Badge, Button, Card, IconButton, Link } from '@org/ui/primitives'
import { Pencil, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteDialog } from '#shared/owned-list/delete-dialog.tsx'
import { levelNames } from '#shared/levels.ts'
import { useLivePorts } from '#shared/ports/coaching-ports.ts'
import { paths } from '#shared/paths.ts'
import { Programs, Sessions } from './programs.styles.ts'
import { programsTexts } from './texts.ts'

/** The page of training programs: those in the static list, and those that the coach created. */
export function ProgramsPage() {
  const ports = useLivePorts('training_programs', 'training_sessions')
  const { trainingPrograms } = ports
  const navigate = useNavigate()
  const [toDelete, setToDelete] = useState<TrainingProgram | null>(null)
  const { loaded, retry } = useLoaded(
    useCallback((signal: AbortSignal) => ports.trainingPrograms.getAll({ signal }), [ports]),
  )
  return (
    <Page>
      <PageHeader
        title={programsTexts.title}
        actions={
          <Button variant="primary" onPress={() => void navigate(paths.newTrainingProgram)}>
            {programsTexts.add}
          </Button>
        }
      />
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data }) => (
          <Programs>
            {data.map((program) => (
              <li key={program.id}>
                <Program program={program} onDelete={() => setToDelete(program)} />
              </li>
            ))}
          </Programs>
        )}
      </LoadedPart>
      {toDelete && (
        <DeleteDialog
          title={programsTexts.deleteTitle}
          remove={() => trainingPrograms.delete(toDelete.id)}
          onDeleted={retry}
          onClose={() => setToDelete(null)}
        >
          <p>
            <strong>{toDelete.title}</strong>
          </p>
          {programsTexts.deleteHelp}
        </DeleteDialog>
      )}
    </Page>
  )
}

interface ProgramProps {
  program: TrainingProgram
  onDelete: () => void
}

function Program({ program: { id, title, level, sessions, isOwn }, onDelete }: ProgramProps) {
  const navigate = useNavigate()
  return (
    <Card
      title={title}
      actions={
        isOwn && (
          <RowActions>
            <IconButton
              label={programsTexts.edit(title)}
              hasTooltip={false}
              onPress={() => void navigate(paths.trainingProgram(id))}
            >
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={programsTexts.delete(title)} hasTooltip={false} onPress={onDelete}>
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </RowActions>
        )
      }
    >
      <Badge>{levelNames[level]}</Badge> <Badge>{programsTexts.sessions(sessions.length)}</Badge>{' '}
      {isOwn && <Badge tone="accent">{programsTexts.own}</Badge>}
      <Sessions>
        {sessions.map((session, index) => (
          <li key={index}>
            {session.id === null ? (
              session.title
            ) : (
              <Link href={paths.training(session.id)}>{session.title}</Link>
            )}
          </li>
        ))}
      </Sessions>
    </Card>
  )
}
