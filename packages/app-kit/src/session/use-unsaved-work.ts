import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { unsavedWorkChanged } from './session-slice.ts'

/**
 * Says that this screen holds work that is not saved: closing the page asks first, and a session
 * that ends meanwhile asks to sign in again over the screen instead of leaving it.
 */
export function useUnsavedWork(hasUnsavedWork: boolean): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!hasUnsavedWork) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    dispatch(unsavedWorkChanged(true))
    return () => {
      window.removeEventListener('beforeunload', ask)
      dispatch(unsavedWorkChanged(false))
    }
  }, [dispatch, hasUnsavedWork])
}
