import { useEffect, useMemo } from 'react'
import { type EntityList, selectList } from '../lists/create-list.ts'
import { type ListState } from '../lists/list-state.ts'
import { selectAuth } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'

/**
 * Loads a list when its screen opens and after each sign-in, for lists that are not loaded with the
 * account.
 */
export function useRequestedList<Item extends { id: string }>(
  list: EntityList<Item>,
): ListState<Item> {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectAuth) !== null
  const select = useMemo(() => selectList(list), [list])
  useEffect(() => {
    if (isSignedIn) dispatch(list.actions.loadRequested())
  }, [dispatch, isSignedIn, list])
  return useAppSelector(select)
}
