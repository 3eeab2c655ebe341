import { errorMessage, isMissing } from '@org/app-kit'
import { useCallback, useEffect, useState } from 'react'

/** An answer, or why there is none; null while it is on its way. */
export type Loaded<Answer> = { data: Answer } | LoadFailure | null

export interface LoadFailure {
  error: string
  /** Whether what was asked for is not there, rather than out of reach. */
  isMissing: boolean
}

/**
 * What one place asks for itself, beside the lists of the store. Keep `load` the same between
 * renders; null asks nothing. Leaving gives the question up.
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
