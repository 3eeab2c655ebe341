import { useEffect, useState } from 'react'

/** Steps of the final progress bar, and its duration and update interval in milliseconds. */
export const finishSteps = 3
const duration = 1000
const interval = 200

/** Counts from three to zero in about one second, updating every 200 ms, then calls back once. */
export function useFinishTimer(onEnd: () => void): number {
  const [left, setLeft] = useState(finishSteps)
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => {
      const share = Math.min(1, (Date.now() - start) / duration)
      setLeft(finishSteps * (1 - share))
      if (share < 1) return
      clearInterval(timer)
      onEnd()
    }, interval)
    return () => clearInterval(timer)
  }, [onEnd])
  return left
}
