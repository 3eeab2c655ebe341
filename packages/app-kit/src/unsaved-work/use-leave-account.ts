import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { countDrafts, draftStorages } from './tab-drafts.ts'
import {
  type AccountLeaving,
  leavingAsked,
  selectSession,
  type SessionState,
  switchAccountRequested,
  type WithSession,
} from '../session/session-slice.ts'

/**
 * Signs out or opens another account. If that would lose unsaved work, the user is asked first: by
 * the screen that contains the work (`UnsavedWork`), or else by `KeptDraftsQuestion` about the
 * drafts in this browser.
 */
export function useLeaveAccount(): (leaving: AccountLeaving) => void {
  const store = useStore<WithSession>()
  return useCallback(
    (leaving) => {
      const session = selectSession(store.getState())
      const losesWork = session.unsavedPlaces.length > 0 || losesDrafts(session, leaving)
      store.dispatch(losesWork ? leavingAsked(leaving) : leaving)
    },
    [store],
  )
}

/** Whether leaving deletes drafts. Opening another account of the same person keeps them. */
function losesDrafts({ person }: SessionState, leaving: AccountLeaving): boolean {
  const storages = draftStorages()
  if (!person || !storages || switchAccountRequested.match(leaving)) return false
  return countDrafts(storages, person.userId) > 0
}
