import { errorMessage, isMissing, useEnvironment } from '@org/app-kit'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Time between two requests while the page is visible, in ms. */
const refreshInterval = 5000

/**
 * Time between two requests if the data layer reports changes, in ms. The requests are needed only
 * in case a report is missed.
 */
const followedInterval = 60_000

interface RefreshedState<Value> {
  /** The latest value; null until the first response. */
  value: Value | null
  /** Why the latest request failed. */
  error: string | null
  /** True if the requested item does not exist. */
  isMissing: boolean
}

export interface Refreshed<Value> extends RefreshedState<Value> {
  /** Loads the value now. */
  refresh: () => void
  /** Changes the value, and aborts a request that is still running. */
  change: (update: (value: Value) => Value) => void
}

/**
 * Loads a value that other people change, and loads it again at intervals while the page is
 * visible: every few seconds, or every minute if the data layer reports changes. `load` must be
 * stable between renders; with null, nothing is loaded.
 */
export function useRefreshed<Value>(
  load: ((signal: AbortSignal) => Promise<Value>) | null,
): Refreshed<Value> {
  const [state, setState] = useState<RefreshedState<Value>>({
    value: null,
    error: null,
    isMissing: false,
  })
  const interval = useEnvironment().openChanges ? followedInterval : refreshInterval
  const request = useRef<AbortController | null>(null)

  const refresh = useCallback(() => {
    if (!load) return
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    const { signal } = controller
    load(signal).then(
      (value) => {
        if (!signal.aborted) setState({ value, error: null, isMissing: false })
      },
      (error: unknown) => {
        if (signal.aborted) return
        const failure = { error: errorMessage(error), isMissing: isMissing(error) }
        setState(({ value }) => ({ value, ...failure }))
      },
    )
  }, [load])

  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    refresh()
    const timer = setInterval(refreshIfVisible, interval)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfVisible)
      request.current?.abort()
    }
  }, [refresh, interval])

  const change = useCallback((update: (value: Value) => Value) => {
    request.current?.abort()
    setState((former) => (former.value ? { ...former, value: update(former.value) } : former))
  }, [])

  return { ...state, refresh, change }
}
