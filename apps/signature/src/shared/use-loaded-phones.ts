import type { Phones } from '@org/api/phones'
import { useEffect, useState } from 'react'

/** Loads the rules for phone numbers; null until they are there. Keep `load` stable. */
export function useLoadedPhones(load: () => Promise<Phones>): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null)
  useEffect(() => {
    let isShown = true
    load().then(
      (loaded) => isShown && setPhones(loaded),
      // Whoever needs the rules for more than showing a number loads them again, and reports it.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [load])
  return phones
}
