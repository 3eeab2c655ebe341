import type { AccountLinks, Client } from '@org/api/client'
import { errorMessage, useApi, userLoaded, useAppDispatch, useLoaded } from '@org/app-kit'
import { useCallback, useState } from 'react'

/** Provides the account's links, and the actions that change them. */
export function useAccountLinks() {
  const client = useApi()
  const dispatch = useAppDispatch()
  const [changed, setChanged] = useState<AccountLinks | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const load = useCallback(
    (signal: AbortSignal) => client.call('listAccountLinks', {}, { signal }),
    [client],
  )
  const { loaded, retry } = useLoaded(load)

  /** Makes the change, then reloads the accounts in the menu. */
  const change = async (make: (client: Client) => Promise<AccountLinks>): Promise<boolean> => {
    setChanging(true)
    setError(null)
    try {
      setChanged(await make(client))
      dispatch(userLoaded(await client.call('getUser', { path: { id: 'me' } })))
      return true
    } catch (failure) {
      setError(errorMessage(failure))
      return false
    } finally {
      setChanging(false)
    }
  }

  return {
    loaded: changed === null ? loaded : { data: changed },
    retry,
    isChanging,
    error,
    accept: (token: string) => change((api) => api.call('acceptAccountLink', { body: { token } })),
    end: (accountId: string) =>
      change((api) => api.call('endAccountLink', { query: { account_id: accountId } })),
  }
}
