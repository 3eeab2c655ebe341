import { useCallback } from 'react'
import { useStore } from 'react-redux'
import {
  type AccountLeaving,
  leavingAsked,
  selectSession,
  type WithSession,
} from './session-slice.ts'

/**
 * Signs out or opens another account. If there is unsaved work, the screen that contains it
 * asks for confirmation first (`UnsavedWork`).
 */
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
