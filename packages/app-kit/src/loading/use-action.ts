import { useRef, useState } from 'react'
import { errorMessage, isSessionEnd } from '../store/error-message.ts'

/** An action that a person starts in one component. */
export interface Action {
  isRunning: boolean
  /** Why the last run failed. */
  error: string | null
  /** Starts the work, unless it is running already. */
  run: (work: () => Promise<void>) => void
}

/** Runs one action at a time, and keeps its error until the next run starts. */
export function useAction(): Action {
  const isBusy = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setIsRunning(true)
    setError(null)
    try {
      await work()
    } catch (failure) {
      if (!isSessionEnd(failure)) setError(errorMessage(failure))
    } finally {
      isBusy.current = false
      setIsRunning(false)
    }
  }

  return { isRunning, error, run: (work) => void run(work) }
}
