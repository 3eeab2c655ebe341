import type { BrowserPhones } from '@org/api/phones'
import { useEffect, useState } from 'react'

/**
 * Time in ms after which a page loads the rules for its forms: until then it is usable, and its
 * first load stays small.
 */
export const untilUsable = 3000

/** Rules for phone numbers that a page loads. */
interface LoadedPhones {
  /** Null until they are there. */
  phones: BrowserPhones | null
  /** True once the last attempt has failed: whoever waits for the rules must go on without them. */
  hasFailed: boolean
}

const none: LoadedPhones = { phones: null, hasFailed: false }

/** Loads the rules for phone numbers after `delay` ms. Keep `load` stable. */
export function useLoadedPhones(load: () => Promise<BrowserPhones>, delay: number): LoadedPhones {
  const [loaded, setLoaded] = useState(none)
  useEffect(() => {
    let isShown = true
    const settle = (result: LoadedPhones) => isShown && setLoaded(result)
    const start = () =>
      load().then(
        (phones) => settle({ phones, hasFailed: false }),
        () => settle({ phones: null, hasFailed: true }),
      )
    const timer = delay === 0 ? undefined : setTimeout(start, delay)
    if (delay === 0) void start()
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [load, delay])
  return loaded
}
