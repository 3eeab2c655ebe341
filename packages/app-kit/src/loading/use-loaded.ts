import { isMissing } from '../conflicts/conflict.ts'
import { useCallback, useEffect, useState } from 'react'
import { errorMessage } from '../store/error-message.ts'

/** The result, or why loading failed; null while loading. */
export type Loaded<Answer> = { data: Answer } | LoadFailure | null

export interface LoadFailure {
  error: string
  /** True if the requested item does not exist, as opposed to being unreachable. */
  isMissing: boolean
}

/**
 * Loads data for one component, outside the store's lists. `load` must be stable between renders,
 * like the result of `useCallback`. With null, nothing is loaded. Unmounting aborts the request.
 */
export function useLoaded<Answer>(load: ((signal: AbortSignal) => Promise<Answer>) | null): {
  loaded: Loaded<Answer>
  retry: () => void
} {
  const [loaded, setLoaded] = useState<Loaded<Answer>>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!load) return
    const controller = new AbortController()
    const { signal } = controller
    load(signal).then(
      (data) => {
        if (!signal.aborted) setLoaded({ data })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setLoaded({ error: errorMessage(error), isMissing: isMissing(error) })
      },
    )
    return () => controller.abort()
  }, [load, attempt])
  const retry = useCallback(() => {
    setLoaded(null)
    setAttempt((former) => former + 1)
  }, [])
  return { loaded: load && loaded, retry }
}
