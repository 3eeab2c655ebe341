import type { TrainingProgram } from '@org/api/client'
import { currentOf, merge, useAction, useKeptState, type Winner } from '@org/app-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { paths } from '#shared/paths.ts'
import {
  newProgram,
  parseProgram,
  type ProgramDraft,
  programDraft,
  programValues,
} from './program-draft.ts'

/** The program that is edited, which this browser keeps; saving leads back to the programs. */
export function useProgramWork(stored: TrainingProgram | null) {
  const { trainingPrograms } = useCoachingPorts()
  const navigate = useNavigate()
  const action = useAction()
  const [base, setBase] = useState(stored)
  const [isSaved, setSaved] = useState(false)
  /** The program as another tab has saved it, where it contradicts this one. */
  const [conflict, setConflict] = useState<TrainingProgram | null>(null)
  const kept = useKeptState<ProgramDraft>({
    keptAs: stored ? ['training-program', 'id', stored.id] : ['training-program', 'new'],
    initial: stored ? programDraft(stored) : newProgram,
    parse: parseProgram,
  })
  const leave = useEffectEvent(() => void navigate(paths.trainingPrograms))
  useEffect(() => {
    // Not in `save`, because until it has ended, leaving would ask about unsaved work.
    if (isSaved) leave()
  }, [isSaved])

  async function send(draft: ProgramDraft, from: TrainingProgram | null) {
    const values = programValues(draft)
    try {
      if (from) await trainingPrograms.save({ ...values, id: from.id }, { ifMatch: from.revision })
      else await trainingPrograms.save(values)
    } catch (error) {
      const current = currentOf(error) as TrainingProgram | null
      if (current === null) throw error
      setConflict(current)
      return
    }
    kept.discard()
    setSaved(true)
  }

  /** Continues from what is stored, with one side's values of what both have changed. */
  function settle(winner: Winner): ProgramDraft {
    if (!conflict || !base) return kept.value
    const { value } = merge([programDraft(base), kept.value, programDraft(conflict)], winner)
    kept.set(value)
    kept.rebase(programDraft(conflict))
    setBase(conflict)
    setConflict(null)
    return value
  }

  return {
    draft: kept.value,
    change: (changes: Partial<ProgramDraft>) => kept.set((now) => ({ ...now, ...changes })),
    kept,
    action,
    conflict,
    save: () => action.run(() => send(kept.value, base)),
    take: () => void settle('theirs'),
    replace: () => {
      const current = conflict
      const value = settle('mine')
      action.run(() => send(value, current))
    },
  }
}
