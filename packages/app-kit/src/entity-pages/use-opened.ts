import { useEffect, useMemo } from 'react'
import { type Revised } from '../conflicts/conflict.ts'
import { type EntityList, selectList } from '../lists/create-list.ts'
import { type Loaded, useLoaded } from '../loading/use-loaded.ts'
import { selectAuth } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { useRetainedEntity } from '../unsaved-work/use-retained-entity.ts'

/** An entity that a page loads individually, rather than with its list. */
export interface Opened<Item> {
  /** Null until loaded. */
  item: Item | null
  loaded: Loaded<Item>
  retry: () => void
}

/**
 * Loads an entity when its page opens, and puts it into a list of the store, where saves update it.
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
