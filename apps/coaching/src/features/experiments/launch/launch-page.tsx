import { demoShareKey } from '@org/api/coaching'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Page, PageHeader } from '@org/app-kit/pages'
import { EmptyState } from '@org/ui/primitives'
import { ListChecks } from 'lucide-react'
import { useCallback } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { experimentsTexts } from '../texts.ts'

const { launch } = experimentsTexts

/**
 * Opens the demonstration's training session by its fixed key, or says that the session does not
 * exist.
 */
export function LaunchPage() {
  const { trainingSessions } = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback(
      (signal: AbortSignal) => trainingSessions.getShared(demoShareKey, { signal }),
      [trainingSessions],
    ),
  )
  if (loaded && 'data' in loaded) return <Navigate to={paths.training(demoShareKey)} replace />
  return (
    <Page>
      <PageHeader title={launch.title} />
      {loaded?.isMissing ? (
        <EmptyState title={launch.missing} icon={<ListChecks size={24} aria-hidden="true" />}>
          {launch.missingHelp}
        </EmptyState>
      ) : (
        <LoadedPart loaded={loaded} onRetry={retry}>
          {() => null}
        </LoadedPart>
      )}
    </Page>
  )
}
