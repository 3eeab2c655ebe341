import type { Steps } from './row-index.ts'

/** Longest time in milliseconds for which the page is kept from drawing. */
export const sliceLength = 8

/** Does all of the work now. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** What a slice left over: nothing, and the result, or more work. */
export type Slice<Result> = { isDone: true; result: Result } | { isDone: false }

/** Works for one slice. */
export function workSlice<Result>(steps: Steps<Result>, length = sliceLength): Slice<Result> {
  const end = performance.now() + length
  do {
    const step = steps.next()
    if (step.done) return { isDone: true, result: step.value }
  } while (performance.now() < end)
  return { isDone: false }
}

/**
 * Works whenever the page has nothing else to do; browsers that cannot tell do not work ahead.
 * Answers a function that gives the work up.
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

/** Calls back as soon as the page has drawn and answered its events. */
function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    callback()
  }
  port2.postMessage(null)
}

/**
 * Works slice by slice, with room for the page in between, and hands over the result; the first
 * slice at once. Answers a function that gives the work up.
 */
export function workInSlices<Result>(
  steps: Steps<Result>,
  onDone: (result: Result) => void,
): () => void {
  let isGivenUp = false
  const work = () => {
    if (isGivenUp) return
    const slice = workSlice(steps)
    if (slice.isDone) onDone(slice.result)
    else afterTask(work)
  }
  work()
  return () => {
    isGivenUp = true
  }
}
