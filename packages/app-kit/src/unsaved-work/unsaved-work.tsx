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
  /** Called when the user leaves the screen without saving. */
  onLeave?: () => void
}

/** Whether the history state of a navigation marks the screen's work as kept. */
const keepsWork = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsWork' in state && state.keepsWork === true

/**
 * Protects this screen's unsaved work: asks for confirmation before the user closes the page, goes
 * to another screen or leaves the account. If the session ends, the user signs in again over the
 * screen instead of leaving it. A screen that continues at another URL sets `keepsWork` in its
 * navigation state.
 */
export function UnsavedWork({ isDirty, onLeave }: UnsavedWorkProps) {
  const place = useId()
  const store = useStore<WithSession>()
  const { dispatch } = store
  const { leaving } = useSelector(selectSession)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      // False once leaving the account has discarded the work, even though this screen is still
      // mounted.
      selectSession(store.getState()).unsavedPlaces.includes(place) &&
      currentLocation.pathname !== nextLocation.pathname &&
      // `keepsWork` stays in the history entry. Only the first navigation, a REPLACE, keeps the
      // work, so ask when the user later goes back to that entry.
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
        isBlocked: blocker.state === 'blocked' || (isDirty && leaving !== null),
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
