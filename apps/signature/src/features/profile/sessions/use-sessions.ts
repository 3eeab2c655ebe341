import type { Client, OpenSession } from '@org/api/client'
import { errorMessage, useApi, useLoaded } from '@org/app-kit'
import { useCallback, useState } from 'react'

interface Sessions {
  data: OpenSession[]
}

/** Provides the person's sessions and the actions that end them. Call only one action at a time. */
export function useSessions() {
  const client = useApi()
  const [changed, setChanged] = useState<Sessions | null>(null)
  const [isEnding, setEnding] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const load = useCallback(
    (signal: AbortSignal) => client.call('listSessions', {}, { signal }),
    [client],
  )
  const { loaded, retry } = useLoaded(load)

  const change = async (make: (client: Client) => Promise<Sessions>): Promise<boolean> => {
    setEnding(true)
    setError(null)
    try {
      setChanged(await make(client))
      return true
    } catch (failure) {
      setError(errorMessage(failure))
      return false
    } finally {
      setEnding(false)
    }
  }

  return {
    loaded: changed === null ? loaded : { data: changed },
    retry,
    isEnding,
    error,
    end: (id: string) => change((api) => api.call('endSession', { path: { id } })),
    endOthers: () => change((api) => api.call('endOtherSessions')),
  }
}
