/**
 * Replays a key that was withheld from the page: its listeners get the event, and a text field gets
 * the character, with undo.
 */
export function replayKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey } = event
  if (!target?.dispatchEvent(new KeyboardEvent(event.type, event))) return
  if (target !== document.activeElement || key.length > 1 || ctrlKey || metaKey) return
  // Deprecated, yet the only way to type as a person does: undo, `maxlength` and events all work.
  document.execCommand('insertText', false, key)
}
