import type { TrainingSession } from '@org/api/client'
import {
  type OwnedEntity,
  type OwnedWork,
  useOwnedWork,
} from '#shared/owned-work/use-owned-work.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { draftOf, newSession, parseDraft, savedValues, type SessionDraft } from './session-draft.ts'

const entity: OwnedEntity<TrainingSession, SessionDraft> = {
  name: 'training-session',
  blank: newSession,
  draftOf,
  parse: parseDraft,
}

/** Edits a training session: holds its draft and the history of changes, and saves it. */
export function useSessionWork(stored: TrainingSession | null): SessionWork {
  const { trainingSessions } = useCoachingPorts()
  return useOwnedWork(entity, stored, (draft, from) =>
    from
      ? trainingSessions.save({ ...savedValues(draft), id: from.id }, { ifMatch: from.revision })
      : trainingSessions.save(savedValues(draft)),
  )
}

export type SessionWork = OwnedWork<TrainingSession, SessionDraft>
