import { countdownSeconds, type SessionStep } from './session-steps.ts'

/**
 * A running session. All times are those of a `TrainingClock`, in ms; what is shown follows from the
 * state and the time, so it does not matter how often the state is updated.
 */
export interface RunnerState {
  readonly steps: readonly SessionStep[]
  /** Place of the current step; the number of steps once all are over. */
  readonly index: number
  /** When the current step began. It moves on by the length of each pause. */
  readonly startedAt: number
  /** When the pause began; null while the session runs. */
  readonly pausedAt: number | null
  /** Places of the exercises that were completed. */
  readonly done: readonly number[]
  /** Time spent in the steps that are over. */
  readonly trained: number
}

/**
 * What a person does: a tap confirms repetitions, and pauses or resumes everything else. `next` confirms
 * repetitions and skips everything else, while `skip` never counts an exercise as done.
 */
export type RunnerAction = 'tap' | 'pause' | 'resume' | 'next' | 'skip' | 'back'

export const startRunner = (steps: readonly SessionStep[], now: number): RunnerState => ({
  steps,
  index: 0,
  startedAt: now,
  pausedAt: null,
  done: [],
  trained: 0,
})

/** Returns how long the current step has lasted, without pauses. */
export const spentIn = ({ startedAt, pausedAt }: RunnerState, now: number): number =>
  (pausedAt ?? now) - startedAt

/** Ends the current step at a time, and begins the next one then. */
function leave(state: RunnerState, at: number, isDone: boolean): RunnerState {
  const isWork = state.steps[state.index]?.kind === 'work'
  return {
    ...state,
    index: state.index + 1,
    startedAt: at,
    pausedAt: null,
    done: isDone && isWork ? [...state.done, state.index] : state.done,
    trained: state.trained + spentIn(state, at),
  }
}

/**
 * Moves a session on to a time. Timed steps follow each other by themselves, as many as the time
 * allows; an exercise counted in repetitions waits, and so does a pause.
 */
export function runnerAt(state: RunnerState, now: number): RunnerState {
  let current = state
  for (;;) {
    const seconds = current.steps[current.index]?.seconds ?? null
    if (seconds === null || current.pausedAt !== null) return current
    const end = current.startedAt + seconds * 1000
    if (now < end) return current
    current = leave(current, end, true)
  }
}

/** Moves a session on to a time and applies what a person does then. */
export function runnerReducer(before: RunnerState, action: RunnerAction, now: number): RunnerState {
  const state = runnerAt(before, now)
  const step = state.steps[state.index]
  if (!step) return action === 'back' ? back(state, now) : state
  switch (action) {
    case 'tap':
      if (state.pausedAt !== null) return resume(state, now)
      return step.seconds === null ? leave(state, now, true) : pause(state, now)
    case 'pause':
      return pause(state, now)
    case 'resume':
      return resume(state, now)
    case 'next':
      return leave(state, now, step.seconds === null)
    case 'skip':
      return leave(state, now, false)
    case 'back':
      return back(state, now)
  }
}

const pause = (state: RunnerState, now: number): RunnerState =>
  state.pausedAt === null ? { ...state, pausedAt: now } : state

const resume = (state: RunnerState, now: number): RunnerState =>
  state.pausedAt === null
    ? state
    : { ...state, startedAt: state.startedAt + now - state.pausedAt, pausedAt: null }

/** Time at the start of an exercise in which going back leads to the one before. */
const restartAfter = 3000

/**
 * Goes back to the countdown of the current exercise or, in its first seconds and before it, to that of
 * the exercise before.
 */
function back(state: RunnerState, now: number): RunnerState {
  const { steps, index } = state
  const isRestart = steps[index]?.kind === 'work' && spentIn(state, now) > restartAfter
  const works = steps.slice(0, isRestart ? index + 1 : index).filter(({ kind }) => kind === 'work')
  const lead = (works.at(-1)?.index ?? 1) - 1
  const left = (steps[lead]?.seconds ?? 0) - countdownSeconds
  return {
    ...state,
    index: lead,
    startedAt: now - Math.max(0, left) * 1000,
    pausedAt: null,
    done: state.done.filter((one) => one < lead),
    trained: state.trained + spentIn(state, now),
  }
}
