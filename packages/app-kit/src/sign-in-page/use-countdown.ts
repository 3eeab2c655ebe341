import { useEffect, useState } from 'react'

/** Counts the whole seconds left of `duration`; restarts whenever `start` changes. */
export function useCountdown(duration: number, start: unknown): number {
  const [left, setLeft] = useState(duration)
  useEffect(() => {
    const end = Date.now() + duration * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [duration, start])
  return left
}
