'use client'
import { useEffect } from 'react'

/**
 * Makes Escape cancel only the drag: otherwise a dialog around the list would handle the key and
 * close, without ending the drag.
 */
export function useOwnEscape(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return
    function keep(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.target === document) return
      event.stopPropagation()
      event.preventDefault()
      // The drag listens on the document, so it receives this event; a dialog inside the document
      // does not.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code }))
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [isDragging])
}
