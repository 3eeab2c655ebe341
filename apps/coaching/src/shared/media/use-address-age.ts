import { useEffect, useState } from 'react'

/** Media addresses are valid for 6 hours; they are renewed an hour earlier. In ms. */
const renewedAfter = 5 * 3_600_000
const minute = 60_000

/**
 * Counts how often the media addresses of a page that stays open have to be loaded again. What loads such
 * addresses depends on it. A device that has slept catches up within a minute, or when the page is shown.
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
