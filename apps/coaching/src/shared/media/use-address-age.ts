import { useEffect, useState } from 'react'

/** Age in ms at which media addresses are renewed: 5 hours, because they expire after 6. */
const renewedAfter = 5 * 3_600_000
const minute = 60_000

/**
 * Returns a number that increases whenever the media addresses of an open page must be renewed.
 * Code that loads media addresses must load them again when the number changes. After the device
 * has slept, the number is updated within a minute, or as soon as the page is shown.
 */
export function useAddressAge(): number {
  const [{ age, since }, setAge] = useState(() => ({ age: 0, since: Date.now() }))
  useEffect(() => {
    const check = () => {
      const now = Date.now()
      if (now - since >= renewedAfter) setAge({ age: age + 1, since: now })
    }
    const timer = window.setInterval(check, minute)
    document.addEventListener('visibilitychange', check)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [age, since])
  return age
}
