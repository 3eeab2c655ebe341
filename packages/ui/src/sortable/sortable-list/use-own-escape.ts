'use client'
import { useEffect } from 'react'

/**
 * While an entry is held, Escape puts it back and does nothing else: a dialog around the list would
 * take the key for itself, close, and leave the entry held.
 */
export function useOwnEscape(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return
    function keep(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.target === document) return
      event.stopPropagation()
      event.preventDefault()
      // The drag listens on the document, where the dialog inside it hears nothing.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code }))
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [isDragging])
}
