import type { Undoable } from '@org/app-kit'
import { useEffect, useRef } from 'react'

/** Returns what a key does, with `⌘` in place of `Ctrl` on a Mac; null if it does neither. */
function actionOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

/**
 * Whether the browser undoes typing where a key was pressed. A number is committed as a whole, and
 * a dialog has nothing that the editor could undo.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return true
  return target.matches(
    'textarea, input:is([type="text"], :not([type])):not([inputmode="numeric"])',
  )
}

/** Makes `Ctrl Z`, `Ctrl Y` and `Ctrl Shift Z` undo and redo changes anywhere on the page. */
export function useUndoKeys(history: Pick<Undoable<object>, 'undo' | 'redo'>): void {
  const current = useRef(history)
  useEffect(() => {
    current.current = history
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event)
      if (action === null || hasOwnUndo(event.target)) return
      event.preventDefault()
      current.current[action]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
