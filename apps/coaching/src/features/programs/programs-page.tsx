import type { TrainingProgram } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Page, PageHeader } from '@org/app-kit/pages'
import { Badge, Card, Link } from '@org/ui/primitives'
import { useCallback } from 'react'
import { levelNames } from '#shared/levels.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { paths } from '#shared/paths.ts'
import { Programs, Sessions } from './programs.styles.ts'
import { programsTexts } from './texts.ts'

/** The training programs: the static list, and the coach's own. */
export function ProgramsPage() {
  const { trainingPrograms } = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback((signal: AbortSignal) => trainingPrograms.getAll({ signal }), [trainingPrograms]),
  )
  return (
    <Page>
      <PageHeader title={programsTexts.title} />
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data }) => (
          <Programs>
            {data.map((program) => (
              <li key={program.id}>
                <Program program={program} />
              </li>
            ))}
          </Programs>
        )}
      </LoadedPart>
    </Page>
  )
}

function Program({ program: { title, level, sessions } }: { program: TrainingProgram }) {
  return (
    <Card title={title}>
      <Badge>{levelNames[level]}</Badge> <Badge>{programsTexts.sessions(sessions.length)}</Badge>
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
