import { useLoaded } from '@org/app-kit'
import { LoadedPage } from '@org/app-kit/pages'
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
  return (
    <LoadedPage loaded={loaded} onRetry={retry}>
      {(stored) => <ExerciceEditor key={exerciceId} stored={stored} />}
    </LoadedPage>
  )
}
