import { runnerAt, type RunnerState } from './runner.ts'
import { countdownSeconds } from './session-steps.ts'

/**
 * `tick` in each of the last three seconds before an exercise, `go` when it begins, `end` when a
 * timed exercise is over, `finish` when the session is over.
 */
export type SoundKind = 'tick' | 'go' | 'end' | 'finish'

export interface DueSound {
  kind: SoundKind
  /** Time of the training, in ms. */
  at: number
}

/**
 * Returns the sounds that are due from `now` on, in order, until the session waits for the person.
 * They can be scheduled ahead, so a hidden or busy page does not delay them. While the page is
 * hidden, no exercise begins, so none is announced.
 */
export function soundsDue(state: RunnerState, now: number, isHidden = false): DueSound[] {
  const current = runnerAt(state, now)
  if (current.pausedAt !== null) return []
  const sounds: DueSound[] = []
  let start = current.startedAt
  for (const { kind, seconds, index } of current.steps.slice(current.index)) {
    if (seconds === null) break
    if (isHidden && kind !== 'work') break
    const end = start + seconds * 1000
    if (kind !== 'work') sounds.push(...ticks(start, end))
    const isLast = index === current.steps.length - 1
    sounds.push({ kind: kind !== 'work' ? 'go' : isLast ? 'finish' : 'end', at: end })
    start = end
  }
  return sounds.filter(({ at }, place) => at >= now && at !== sounds[place - 1]?.at)
}

/** Returns the ticks for the last seconds before `end`, but none before `start`. */
const ticks = (start: number, end: number): DueSound[] =>
  Array.from({ length: countdownSeconds }, (_, second) => ({
    kind: 'tick' as const,
    at: end - (countdownSeconds - second) * 1000,
  })).filter(({ at }) => at >= start)
