/**
 * Keeps the caret behind the text that stood before it, where a transform changes what was just typed:
 * a control that is given another text than the typed one puts its caret at the end.
 */
export function keepCaret(
  place: HTMLElement | null,
  typed: unknown,
  transform: (text: string) => unknown,
): void {
  const root = place?.getRootNode() as Document | ShadowRoot | undefined
  const control = root?.activeElement as HTMLInputElement | HTMLTextAreaElement | null | undefined
  if (!control || !place?.contains(control) || control.value !== typed) return
  // Null where a control has no caret that can be read, as `type="email"` has none.
  const caret = control.selectionStart
  if (caret === null) return
  const kept = String(transform(control.value.slice(0, caret))).length
  // React writes the text back before the event ends.
  queueMicrotask(() => control.setSelectionRange(kept, kept))
}
