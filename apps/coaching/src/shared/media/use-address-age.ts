import { useEffect, useState } from 'react'

/**
 * Age in ms at which media addresses are renewed: one hour before they expire, which is after 6
 * hours.
 */
const renewedAfter = 5 * 3_600_000
const minute = 60_000

/**
 * Counts how often the media addresses of a page that stays open had to be renewed. Code that loads
 * such addresses depends on this count. A device that has slept catches up within a minute, or when
 * the page is shown.
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
