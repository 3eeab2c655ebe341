import { countdownSeconds, type LeadStep, type SessionStep } from './session-steps.ts'

/**
 * A running session. All times are those of a `TrainingClock`, in ms; what is shown follows from
 * the state and the time, so it does not matter how often the state is updated.
 */
export interface RunnerState {
  readonly steps: readonly SessionStep[]
  /** Index of the current step; the number of steps when all of them are over. */
  readonly index: number
  /** When the current step began, postponed by the length of each pause. */
  readonly startedAt: number
  /** When the pause began; null while the session runs. */
  readonly pausedAt: number | null
  /** Indexes of the steps with completed exercises. */
  readonly done: readonly number[]
  /** Time spent before the current step, without pauses. */
  readonly trained: number
}

/**
 * An action of the person. `tap` confirms repetitions, and pauses or resumes a timed step. `next`
 * confirms repetitions and skips a timed step, while `skip` never counts an exercise as done.
 * `extend` lengthens a rest.
 */
export type RunnerAction = 'tap' | 'pause' | 'resume' | 'next' | 'skip' | 'back' | 'extend'

/** How much longer `extend` makes a rest, in seconds. */
export const extraRestSeconds = 15

/** Where a person has stopped, in a form that can be stored. Times are in ms. */
export interface TrainingProgress {
  index: number
  /** How long the current step had lasted. */
  spent: number
  done: readonly number[]
  trained: number
}

export const startRunner = (steps: readonly SessionStep[], now: number): RunnerState => ({
  steps,
  index: 0,
  startedAt: now,
  pausedAt: null,
  done: [],
  trained: 0,
})

export const progressOf = (state: RunnerState, now: number): TrainingProgress => ({
  index: state.index,
  spent: spentIn(state, now),
  done: state.done,
  trained: state.trained,
})

/** Returns a session as it was when the person stopped, paused. */
export const resumeRunner = (
  steps: readonly SessionStep[],
  { index, spent, done, trained }: TrainingProgress,
  now: number,
): RunnerState => ({ steps, index, startedAt: now - spent, pausedAt: now, done, trained })

/** Returns how long the current step has lasted, without pauses. */
export const spentIn = ({ startedAt, pausedAt }: RunnerState, now: number): number =>
  (pausedAt ?? now) - startedAt

/** Ends the current step and begins the next one, both at the time `at`. */
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
 * Advances a session to a time. Each timed step that is over by then leads to the next one. An
 * exercise counted in repetitions waits for the person, and so does a pause. No timed exercise
 * begins unseen: it waits, paused, for the person to come back.
 *
 * @param hiddenSince when the page was hidden; omitted while it is shown
 */
export function runnerAt(state: RunnerState, now: number, hiddenSince = Infinity): RunnerState {
  let current = state
  for (;;) {
    const seconds = current.steps[current.index]?.seconds ?? null
    if (seconds === null || current.pausedAt !== null) return current
    const end = current.startedAt + seconds * 1000
    if (now < end) return current
    current = leave(current, end, true)
    const begun = current.steps[current.index]
    if (end >= hiddenSince && begun?.kind === 'work' && begun.seconds !== null) {
      return pause(current, end)
    }
  }
}

/** Advances a session to a time, and then applies the person's action. */
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
    case 'extend':
      return step.kind === 'rest' ? extend(state, step) : state
    case 'back':
      return back(state, now)
  }
}

const extend = (state: RunnerState, rest: LeadStep): RunnerState => ({
  ...state,
  steps: state.steps.with(rest.index, { ...rest, seconds: rest.seconds + extraRestSeconds }),
})

const pause = (state: RunnerState, now: number): RunnerState =>
  state.pausedAt === null ? { ...state, pausedAt: now } : state

const resume = (state: RunnerState, now: number): RunnerState =>
  state.pausedAt === null
    ? state
    : { ...state, startedAt: state.startedAt + now - state.pausedAt, pausedAt: null }

/** Time in ms from the start of an exercise within which `back` leads to the previous exercise. */
const restartAfter = 3000

/**
 * Goes back to the countdown of the current exercise. In the first seconds of an exercise, or in
 * the rest or countdown before it, goes back to the countdown of the previous exercise.
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
