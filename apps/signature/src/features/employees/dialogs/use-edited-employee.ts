import type { User } from '@org/api/client'
import {
  useApi,
  useRetainedEntity,
  useAppSelector,
  type LoadFailure,
  useLoaded,
} from '@org/app-kit'
import { useCallback, useState } from 'react'
import { selectUsers } from '#shared/lists/users.ts'
import { useAddressParam } from '#shared/use-address-param.ts'

/** The employee whose form is open, and how to open or close it. */
export interface EditedEmployee {
  employee: User | null
  /** Why the employee whose id is in the address could not be loaded. */
  failure: LoadFailure | null
  retry: () => void
  edit: (employee: User) => void
  close: () => void
}

/**
 * Keeps the id of the employee being edited in the address (`edit=id`), so that the open form can
 * be linked to. Loads the employee from the server, unless they are in the list or `edit` has just
 * opened them.
 */
export function useEditedEmployee(): EditedEmployee {
  const client = useApi()
  const [id, change] = useAddressParam('edit')
  const { data } = useAppSelector(selectUsers)
  const [opened, setOpened] = useState<User | null>(null)
  const listed = data.find((employee) => employee.id === id) ?? (opened?.id === id ? opened : null)
  const known = useRetainedEntity(listed, id)
  const missing = known ? null : id
  const read = useCallback(
    async (signal: AbortSignal) =>
      missing === null ? null : client.call('getUser', { path: { id: missing } }, { signal }),
    [client, missing],
  )
  const { loaded, retry } = useLoaded(read)
  const found = loaded && 'data' in loaded && loaded.data?.id === id ? loaded.data : null
  const edit = useCallback(
    (employee: User) => {
      setOpened(employee)
      change(employee.id)
    },
    [change],
  )
  return {
    employee: known ?? found,
    failure: missing !== null && loaded && 'error' in loaded ? loaded : null,
    retry,
    edit,
    close: () => change(null),
  }
}
