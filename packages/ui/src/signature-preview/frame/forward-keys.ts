/** The keys that mean something around a preview: save, undo, redo, and leaving what it stands in. */
const isForwarded = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Escape' || ((ctrlKey || metaKey) && ['s', 'z', 'y'].includes(key.toLowerCase()))

/**
 * Presses on a frame's element the keys that are pressed in its document, where nobody outside of it
 * would hear of them. Returns what ends it.
 */
export function forwardKeys(inner: Document, frame: HTMLIFrameElement): () => void {
  const forward = (event: KeyboardEvent) => {
    if (!isForwarded(event)) return
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
    const modifiers = { ctrlKey, metaKey, shiftKey, altKey }
    const init = { key, code, repeat, ...modifiers, bubbles: true, cancelable: true }
    const isUnheard = frame.dispatchEvent(new KeyboardEvent('keydown', init))
    if (!isUnheard) event.preventDefault()
  }
  inner.addEventListener('keydown', forward)
  return () => inner.removeEventListener('keydown', forward)
}
