import { UnsavedGuard } from '@org/ui/form'
import { useEffect, useId } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useBlocker } from 'react-router-dom'
import {
  leavingAsked,
  selectSession,
  unsavedWorkChanged,
  type WithSession,
} from '../session/session-slice.ts'

export interface UnsavedWorkProps {
  isDirty: boolean
  /** The person goes to another screen without saving. */
  onLeave?: () => void
}

/** Whether the screen itself moves to another address, with its work, as its history state says. */
const keepsWork = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsWork' in state && state.keepsWork === true

/**
 * Says that this screen holds work that is not saved: closing the page, going to another screen and
 * leaving the account ask first, and a session that ends meanwhile asks to sign in again over the
 * screen instead of leaving it. A screen that goes on at another address says so by `keepsWork` in the
 * state of its navigation.
 */
export function UnsavedWork({ isDirty, onLeave }: UnsavedWorkProps) {
  const place = useId()
  const store = useStore<WithSession>()
  const { dispatch } = store
  const { leaving } = useSelector(selectSession)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      // Given up with the account, while it is still on the screen.
      selectSession(store.getState()).unsavedPlaces.includes(place) &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Back to such an address later is as any other way out.
      !(historyAction === 'REPLACE' && keepsWork(nextLocation.state)),
  )
  useEffect(() => {
    if (!isDirty) return
    dispatch(unsavedWorkChanged(true, place))
    return () => {
      dispatch(unsavedWorkChanged(false, place))
    }
  }, [dispatch, isDirty, place])
  return (
    <UnsavedGuard
      isDirty={isDirty}
      navigation={{
        isHeld: blocker.state === 'blocked' || (isDirty && leaving !== null),
        proceed: () => {
          onLeave?.()
          if (leaving) dispatch(leaving)
          else blocker.proceed?.()
        },
        stay: () => {
          if (leaving) dispatch(leavingAsked(null))
          else blocker.reset?.()
        },
      }}
    />
  )
}
