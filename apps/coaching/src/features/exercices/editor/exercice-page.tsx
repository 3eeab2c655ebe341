import { useLoaded } from '@org/app-kit'
import { LoadedPart, NotFound, Page } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { ExerciceEditor } from './exercice-editor.tsx'

/** The form of a stored exercise. */
export function ExercicePage() {
  const { exerciceId = '' } = useParams()
  const { exercices } = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback(
      (signal: AbortSignal) => exercices.get(exerciceId, { signal }),
      [exercices, exerciceId],
    ),
  )
  if (loaded && 'data' in loaded) return <ExerciceEditor key={exerciceId} stored={loaded.data} />
  if (loaded?.isMissing) return <NotFound />
  return (
    <Page>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {() => null}
      </LoadedPart>
    </Page>
  )
}
