import {
  type ClockReading,
  readTrainingClock,
  type RunnerAction,
  runnerAt,
  runnerReducer,
  type RunnerState,
  type SessionStep,
  startRunner,
  startTrainingClock,
  resumeRunner,
  type TrainingProgress,
} from '@org/api/coaching'
import { flushSync } from 'react-dom'

/** A running session at one moment. */
export interface Moment {
  state: RunnerState
  /** Time since the training began, in ms. */
  now: number
  isHidden: boolean
}

export interface Running {
  /** The last known moment; null before the start. */
  getMoment: () => Moment | null
  subscribe: (listener: () => void) => () => void
  /** Starts the session or, if it was stopped before, shows where; it is then paused. */
  start: () => void
  act: (action: RunnerAction) => void
  /** Reads the clocks and moves on to the current moment. */
  update: () => void
  /**
   * Keeps the current moment up to date as time passes and when the page is shown again, until the
   * returned function is called.
   */
  connect: () => () => void
}

/**
 * Runs a session by the page's clocks. Timers only trigger a reading of the clocks, so late timers
 * do no harm. When a hidden page is shown again, its first frame is already up to date.
 *
 * @param progress where the person stopped; null for a new start
 */
export function createRunning(
  steps: readonly SessionStep[],
  progress: TrainingProgress | null = null,
): Running {
  const listeners = new Set<() => void>()
  let wasHidden = document.hidden
  let moment: Moment | null = null
  let hiddenSince: number | undefined
  let timer: number | undefined

  const readClocks = (): ClockReading => {
    const reading = {
      monotonic: performance.now(),
      wall: Date.now(),
      wasHidden: wasHidden || document.hidden,
    }
    wasHidden = document.hidden
    return reading
  }
  let clock = startTrainingClock(readClocks())

  const readNow = () => {
    clock = readTrainingClock(clock, readClocks())
    return clock.now
  }
  const show = (state: RunnerState, now: number) => {
    const next = { state, now, isHidden: document.hidden }
    moment = next
    window.clearTimeout(timer)
    const wait = untilNextChange(next)
    if (wait !== null) timer = window.setTimeout(update, wait)
    for (const listener of listeners) listener()
  }
  const update = () => {
    if (!moment) return
    const now = readNow()
    show(runnerAt(moment.state, now, hiddenSince), now)
  }
  const onVisibility = () => {
    wasHidden ||= document.hidden
    if (document.hidden) {
      hiddenSince ??= readNow()
      update()
    } else {
      flushSync(update)
      hiddenSince = undefined
    }
  }

  return {
    getMoment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      if (moment) return
      const now = readNow()
      show(progress ? resumeRunner(steps, progress, now) : startRunner(steps, now), now)
    },
    act: (action) => {
      if (!moment) return
      const now = readNow()
      show(runnerReducer(runnerAt(moment.state, now, hiddenSince), action, now), now)
    },
    update,
    connect: () => {
      document.addEventListener('visibilitychange', onVisibility)
      update()
      return () => {
        document.removeEventListener('visibilitychange', onVisibility)
        window.clearTimeout(timer)
      }
    },
  }
}

/** Returns the ms until the shown number changes; null while the session waits for a person. */
function untilNextChange({ state, now }: Moment): number | null {
  const seconds = state.steps[state.index]?.seconds ?? null
  if (seconds === null || state.pausedAt !== null) return null
  return 1000 - ((now - state.startedAt) % 1000)
}
