import type { TrainingSession } from '@org/api/client'
import { currentOf, merge, useKeptState, type Winner } from '@org/app-kit'
import { useState } from 'react'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { draftOf, newSession, parseDraft, savedValues, type SessionDraft } from './session-draft.ts'
import { useUndoable } from './use-undoable.ts'

/** Fields that this coach has changed here and in another tab, and the session as it is stored now. */
export interface SessionConflict {
  current: TrainingSession
  fields: readonly (keyof SessionDraft)[]
}

/**
 * The session that is edited: its values, which this browser keeps, their history, and saving.
 *
 * @param stored null while it is new. Later values are ignored.
 */
export function useSessionWork(stored: TrainingSession | null) {
  const { trainingSessions } = useCoachingPorts()
  const [base, setBase] = useState(stored)
  const [conflict, setConflict] = useState<SessionConflict | null>(null)
  const kept = useKeptState<SessionDraft>({
    keptAs: stored ? ['training-session', 'id', stored.id] : ['training-session', 'new'],
    initial: stored ? draftOf(stored) : newSession(),
    parse: parseDraft,
  })
  const history = useUndoable(kept)

  function rebase(current: TrainingSession) {
    setBase(current)
    kept.rebase(draftOf(current))
    setConflict(null)
  }

  async function send(draft: SessionDraft, from: TrainingSession | null): Promise<TrainingSession> {
    const saved = from
      ? await trainingSessions.save(
          { ...savedValues(draft), id: from.id },
          { ifMatch: from.revision },
        )
      : await trainingSessions.save(savedValues(draft))
    kept.rebase(draftOf(saved))
    kept.set((now) => (now === draft ? draftOf(saved) : now))
    setBase(saved)
    setConflict(null)
    return saved
  }

  /** Brings in what another tab has saved; null where it contradicts what was changed here. */
  function merged(draft: SessionDraft, from: TrainingSession, current: TrainingSession) {
    const both = merge([draftOf(from), draft, draftOf(current)])
    const fields = [...new Set(both.contested.map((path) => path.split('.')[0] ?? path))]
    if (fields.length === 0) return both.value
    setConflict({ current, fields: fields as (keyof SessionDraft)[] })
    return null
  }

  /** Saves the values. Resolves with null if another tab has saved something that contradicts them. */
  async function save(
    draft = kept.value,
    from: TrainingSession | null = base,
  ): Promise<TrainingSession | null> {
    try {
      return await send(draft, from)
    } catch (error) {
      const current = currentOf(error) as TrainingSession | null
      if (current === null || from === null) throw error
      const both = merged(draft, from, current)
      if (both === null) return null
      kept.set(both)
      rebase(current)
      return send(both, current)
    }
  }

  /** Continues from what is stored, with one side's values of the contested fields. */
  function settle(winner: Winner): SessionDraft {
    if (!conflict || !base) return kept.value
    const { value } = merge([draftOf(base), kept.value, draftOf(conflict.current)], winner)
    kept.set(value)
    history.clear()
    rebase(conflict.current)
    return value
  }

  return {
    draft: kept.value,
    stored: base,
    kept,
    history,
    conflict,
    save,
    take: () => void settle('theirs'),
    /** Saves the own values over those of the other tab. */
    replace: () => {
      const current = conflict?.current ?? null
      return save(settle('mine'), current)
    },
  }
}

export type SessionWork = ReturnType<typeof useSessionWork>
