import type { Steps } from './row-index.ts'

/** Maximum time in milliseconds for which rendering is blocked. */
export const sliceLength = 8

/** Runs all remaining steps now. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The outcome of a slice: the result, or more work to do. */
export type Slice<Result> = { isDone: true; result: Result } | { isDone: false }

/** Runs at least one step, and more steps until `length` milliseconds have passed. */
export function workSlice<Result>(steps: Steps<Result>, length = sliceLength): Slice<Result> {
  const end = performance.now() + length
  do {
    const step = steps.next()
    if (step.done) return { isDone: true, result: step.value }
  } while (performance.now() < end)
  return { isDone: false }
}

/**
 * Runs steps while the page is idle, or not at all if the browser does not support idle callbacks.
 * Returns a function that cancels the work.
 */
export function workWhenIdle(steps: Steps<void>): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  const work = (deadline: IdleDeadline) => {
    const slice = workSlice(steps, Math.min(sliceLength, deadline.timeRemaining()))
    if (!slice.isDone) handle = requestIdleCallback(work)
  }
  let handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Calls back in a new task, so that the page can render and handle events first. */
function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    callback()
  }
  port2.postMessage(null)
}

/**
 * Runs steps in slices, the first slice immediately, and passes the result to `onDone`. The page
 * can render between slices. Returns a function that cancels the work.
 */
export function workInSlices<Result>(
  steps: Steps<Result>,
  onDone: (result: Result) => void,
): () => void {
  let isCancelled = false
  const work = () => {
    if (isCancelled) return
    const slice = workSlice(steps)
    if (slice.isDone) onDone(slice.result)
    else afterTask(work)
  }
  work()
  return () => {
    isCancelled = true
  }
}
