import type { Exercice } from '@org/api/client'
import {
  type OwnedEntity,
  type OwnedWork,
  useOwnedWork,
} from '#shared/owned-work/use-owned-work.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import {
  draftOf,
  type ExerciceDraft,
  newExercice,
  parseDraft,
  savedValues,
} from './exercice-draft.ts'

const entity: OwnedEntity<Exercice, ExerciceDraft> = {
  name: 'exercice',
  blank: newExercice,
  draftOf,
  parse: parseDraft,
}

/** Edits an exercise: holds its draft and the history of changes, and saves it. */
export function useExerciceWork(stored: Exercice | null): ExerciceWork {
  const { exercices } = useCoachingPorts()
  return useOwnedWork(entity, stored, (draft, from) =>
    from
      ? exercices.save({ ...savedValues(draft), id: from.id }, { ifMatch: from.revision })
      : exercices.save(savedValues(draft)),
  )
}

export type ExerciceWork = OwnedWork<Exercice, ExerciceDraft>
