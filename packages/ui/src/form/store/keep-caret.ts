/**
 * Keeps the caret in place when a transform changes the typed text. Otherwise a control whose text
 * is replaced moves its caret to the end.
 */
export function keepCaret(
  place: HTMLElement | null,
  typed: unknown,
  transform: (text: string) => unknown,
): void {
  const root = place?.getRootNode() as Document | ShadowRoot | undefined
  const control = root?.activeElement as HTMLInputElement | HTMLTextAreaElement | null | undefined
  if (!control || !place?.contains(control) || control.value !== typed) return
  // Null if the control does not expose its caret, as with `type="email"`.
  const caret = control.selectionStart
  if (caret === null) return
  const kept = String(transform(control.value.slice(0, caret))).length
  // React writes the transformed text into the control before this microtask runs.
  queueMicrotask(() => control.setSelectionRange(kept, kept))
}
