/**
 * Whether the surrounding page handles a key: save, undo, redo, or Escape for dialogs and sheets.
 */
const isForwarded = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Escape' || ((ctrlKey || metaKey) && ['s', 'z', 'y'].includes(key.toLowerCase()))

/**
 * Forwards keys that are pressed in a frame's document to the frame element, since key events do
 * not leave the frame. Returns a function that stops forwarding.
 */
export function forwardKeys(inner: Document, frame: HTMLIFrameElement): () => void {
  const forward = (event: KeyboardEvent) => {
    if (!isForwarded(event)) return
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
    const modifiers = { ctrlKey, metaKey, shiftKey, altKey }
    const init = { key, code, repeat, ...modifiers, bubbles: true, cancelable: true }
    const isUnhandled = frame.dispatchEvent(new KeyboardEvent('keydown', init))
    if (!isUnhandled) event.preventDefault()
  }
  inner.addEventListener('keydown', forward)
  return () => inner.removeEventListener('keydown', forward)
}
