import { useCallback } from 'react'
import { useStore } from 'react-redux'
import {
  type AccountLeaving,
  leavingAsked,
  selectSession,
  type WithSession,
} from './session-slice.ts'

/** Signs out or opens another account; with unsaved work, its screen asks first (`UnsavedWork`). */
export function useLeaveAccount(): (leaving: AccountLeaving) => void {
  const store = useStore<WithSession>()
  return useCallback(
    (leaving) => {
      const { unsavedPlaces } = selectSession(store.getState())
      store.dispatch(unsavedPlaces.length > 0 ? leavingAsked(leaving) : leaving)
    },
    [store],
  )
}
