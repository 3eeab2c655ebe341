import { useLoaded } from '@org/app-kit'
import { LoadedPage } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { ProgramEditor } from './program-editor.tsx'

/** The editor of a new program. */
export function NewProgramPage() {
  return <ProgramEditor stored={null} />
}

/** The editor of one of the coach's programs. */
export function ProgramPage() {
  const { programId = '' } = useParams()
  const { trainingPrograms } = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback(
      (signal: AbortSignal) => trainingPrograms.get(programId, { signal }),
      [trainingPrograms, programId],
    ),
  )
  return (
    <LoadedPage loaded={loaded} onRetry={retry}>
      {(stored) => <ProgramEditor key={programId} stored={stored} />}
    </LoadedPage>
  )
}
