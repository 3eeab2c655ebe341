/** Yields to other work. Call it often, so that reading a large file does not block the thread. */
export type Pause = () => Promise<void> | void

/** Milliseconds of work between two pauses: less than a frame. */
const slice = 10

/** Creates a pause that yields to the event loop whenever a slice of time is used up. */
export function betweenSlices(): Pause {
  let since = Date.now()
  return async () => {
    if (Date.now() - since < slice) return
    await new Promise((resolve) => setTimeout(resolve))
    since = Date.now()
  }
}
