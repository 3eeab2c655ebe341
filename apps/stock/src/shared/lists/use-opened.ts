import {
  type EntityList,
  type Loaded,
  type Revised,
  selectAuth,
  selectList,
  useAppDispatch,
  useAppSelector,
  useLoaded,
  useRetainedEntity,
} from '@org/app-kit'
import { useEffect, useMemo } from 'react'

/** An entity that a page shows by itself. */
export interface Opened<Item> {
  /** Null until loaded. */
  item: Item | null
  loaded: Loaded<Item>
  retry: () => void
}

/**
 * Loads an entity when its page opens, and keeps it in a list of the store, which saves then update.
 *
 * @param id of the entity in the list
 * @param load stable between renders, like the result of `useCallback`
 */
export function useOpened<Item extends Revised & { id: string }>(
  list: EntityList<Item>,
  id: string,
  load: (signal: AbortSignal) => Promise<Item>,
): Opened<Item> {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectAuth) !== null
  const { loaded, retry } = useLoaded(isSignedIn ? load : null)
  const select = useMemo(() => selectList(list), [list])
  const stored = useAppSelector(select).data.find((item) => item.id === id)
  useEffect(() => {
    if (loaded && 'data' in loaded) dispatch(list.actions.put({ item: loaded.data }))
  }, [dispatch, list, loaded])
  const fresh = loaded && 'data' in loaded && loaded.data.id === id ? loaded.data : null
  // An entity from an earlier visit may be out of date until the store has the loaded one.
  const isCurrent = fresh && stored && stored.revision >= fresh.revision
  return { item: useRetainedEntity(isCurrent ? stored : null, id), loaded, retry }
}
