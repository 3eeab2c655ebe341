'use client'
import { useEffect } from 'react'

/**
 * While there is unsaved work, makes the browser ask for confirmation before the tab is closed or
 * reloaded.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
