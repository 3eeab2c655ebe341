import { sessionLimits } from '@org/api/coaching'
import { amountInShort } from '#shared/amount.ts'
import { editorTexts } from '../texts.ts'
import type { DraftExercice } from './session-draft.ts'

/** How far a new range extends, such as from 8 to 12 repetitions. */
const usualRange = 4

/** Returns the end of a new range of repetitions. */
export const rangeFrom = (reps: number): number => Math.min(reps + usualRange, sessionLimits.reps)

/**
 * Returns the change that sets the repetitions of an exercise. A range that would end at or below
 * them moves up, and vanishes at the limit.
 */
export function withReps({ repsMax = null }: DraftExercice, reps: number): Partial<DraftExercice> {
  if (repsMax === null || repsMax > reps) return { reps }
  return { reps, repsMax: reps < sessionLimits.reps ? reps + 1 : null }
}

/** Returns what an exercise asks for, in one line: `8–12 rép. · 20 kg · repos 15 s`. */
export function prescriptionInShort(one: DraftExercice): string {
  const { type, timer, reps, repsMax = null, load = '', rest, restSeconds } = one
  const amount =
    type === 'timer'
      ? amountInShort({ seconds: timer, reps: null, repsMax: null })
      : amountInShort({ seconds: null, reps, repsMax })
  const pause = { seconds: restSeconds, reps: null, repsMax: null }
  const parts = [amount, load.trim(), rest ? editorTexts.restOf(amountInShort(pause)) : '']
  return parts.filter(Boolean).join(' · ')
}
