import type { User } from '@org/api/client'
import { useApi, useRetainedEntity, useAppSelector } from '@org/app-kit'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { selectUsers } from '#shared/lists/users.ts'
import { type LoadFailure, useLoaded } from '#shared/use-loaded.ts'

/** The employee whose form is open. */
export interface EditedUser {
  user: User | null
  /** Why the employee of the address could not be read. */
  failure: LoadFailure | null
  retry: () => void
  edit: (user: User) => void
  close: () => void
}

/**
 * The employee being edited stands in the address (`edit=id`), so that links lead there. Whoever is
 * neither in the list nor was just chosen is read from the server.
 */
export function useEditedUser(): EditedUser {
  const client = useApi()
  const [params, setParams] = useSearchParams()
  const { data } = useAppSelector(selectUsers)
  const [chosen, setChosen] = useState<User | null>(null)
  const id = params.get('edit')
  const listed = data.find((user) => user.id === id) ?? (chosen?.id === id ? chosen : null)
  const known = useRetainedEntity(listed, id)
  const missing = known ? null : id
  const read = useCallback(
    async (signal: AbortSignal) =>
      missing === null ? null : client.call('getUser', { path: { id: missing } }, { signal }),
    [client, missing],
  )
  const { loaded, retry } = useLoaded(read)
  const found = loaded && 'data' in loaded && loaded.data?.id === id ? loaded.data : null
  const change = useCallback(
    (next: string | null) =>
      setParams(
        (former) => {
          if (next === null) former.delete('edit')
          else former.set('edit', next)
          return former
        },
        { replace: true },
      ),
    [setParams],
  )
  const edit = useCallback(
    (user: User) => {
      setChosen(user)
      change(user.id)
    },
    [change],
  )
  return {
    user: known ?? found,
    failure: missing !== null && loaded && 'error' in loaded ? loaded : null,
    retry,
    edit,
    close: () => change(null),
  }
}
