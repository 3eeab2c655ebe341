import type { TrainingProgram } from '@org/api/client'
import {
  type OwnedEntity,
  type OwnedWork,
  useOwnedWork,
} from '#shared/owned-work/use-owned-work.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import {
  newProgram,
  parseProgram,
  type ProgramDraft,
  programDraft,
  programValues,
} from './program-draft.ts'

const entity: OwnedEntity<TrainingProgram, ProgramDraft> = {
  name: 'training-program',
  blank: newProgram,
  draftOf: programDraft,
  parse: parseProgram,
}

/** Edits a program: holds its draft and the history of changes, and saves it. */
export function useProgramWork(stored: TrainingProgram | null): ProgramWork {
  const { trainingPrograms } = useCoachingPorts()
  return useOwnedWork(entity, stored, (draft, from) =>
    from
      ? trainingPrograms.save({ ...programValues(draft), id: from.id }, { ifMatch: from.revision })
      : trainingPrograms.save(programValues(draft)),
  )
}

export type ProgramWork = OwnedWork<TrainingProgram, ProgramDraft>
