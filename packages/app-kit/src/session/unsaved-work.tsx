import { UnsavedGuard } from '@org/ui/form'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useBlocker } from 'react-router-dom'
import { unsavedWorkChanged } from './session-slice.ts'

export interface UnsavedWorkProps {
  isDirty: boolean
  /** The person goes to another screen without saving. */
  onLeave?: () => void
}

/** Whether the screen itself moves to another address, with its work, as its history state says. */
const keepsWork = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsWork' in state && state.keepsWork === true

/**
 * Says that this screen holds work that is not saved: closing the page and going to another screen
 * ask first, and a session that ends meanwhile asks to sign in again over the screen instead of
 * leaving it. A screen that goes on at another address says so by `keepsWork` in the state of its
 * navigation.
 */
export function UnsavedWork({ isDirty, onLeave }: UnsavedWorkProps) {
  const dispatch = useDispatch()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Back to such an address later is as any other way out.
      !(historyAction === 'REPLACE' && keepsWork(nextLocation.state)),
  )
  useEffect(() => {
    if (!isDirty) return
    dispatch(unsavedWorkChanged(true))
    return () => {
      dispatch(unsavedWorkChanged(false))
    }
  }, [dispatch, isDirty])
  return (
    <UnsavedGuard
      isDirty={isDirty}
      navigation={{
        isHeld: blocker.state === 'blocked',
        proceed: () => {
          onLeave?.()
          blocker.proceed?.()
        },
        stay: () => blocker.reset?.(),
      }}
    />
  )
}
