/** Gives other work its turn; called often, so that reading a large file holds nothing up. */
export type Pause = () => Promise<void> | void

/** Milliseconds of work between two pauses: less than a frame. */
const slice = 10

/** Lets the event loop turn whenever a slice of time is used up. */
export function betweenSlices(): Pause {
  let since = Date.now()
  return async () => {
    if (Date.now() - since < slice) return
    await new Promise((resolve) => setTimeout(resolve))
    since = Date.now()
  }
}
