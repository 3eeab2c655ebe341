import type { BrowserPhones } from '@org/api/phones'
import { useEffect, useState } from 'react'

/**
 * Time in ms after which a page loads the rules for its forms: until then it is usable, and its
 * first load stays small.
 */
export const untilUsable = 3000

/**
 * Loads the rules for phone numbers after `delay` ms; null until they are there. Keep `load` stable.
 */
export function useLoadedPhones(
  load: () => Promise<BrowserPhones>,
  delay: number,
): BrowserPhones | null {
  const [phones, setPhones] = useState<BrowserPhones | null>(null)
  useEffect(() => {
    let isShown = true
    const start = () =>
      load().then(
        (loaded) => isShown && setPhones(loaded),
        // Whoever needs the rules for more than showing a number loads them again, and reports it.
        () => undefined,
      )
    const timer = delay === 0 ? undefined : setTimeout(start, delay)
    if (delay === 0) void start()
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [load, delay])
  return phones
}
