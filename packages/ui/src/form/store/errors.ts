import { focusInside } from './focus-inside.ts'
import { fieldsOf, type FormParts } from './form-parts.ts'
import type { FieldErrors } from './form-store.ts'
import { emit, hasErrors, isActive, type FormNode } from './node.ts'
import { resolvePath } from './stored.ts'
import { showErrors } from './tracker.ts'

/** Shows external errors, for example from the server, on their fields. */
export function setErrors(form: FormParts, errors: FieldErrors): void {
  for (const [path, messages] of Object.entries(errors)) {
    const node = resolvePath(path, form.tree)
    // Hidden and disabled fields cannot be corrected, so only the save error is shown.
    if (!node || !isActive(node)) continue
    replaceExternalErrors(form, node, typeof messages === 'string' ? [messages] : messages)
  }
}

/** Removes a field's external errors. */
export function clearExternalErrors(form: FormParts, node: FormNode): void {
  if (node.externalErrors.length > 0) replaceExternalErrors(form, node, [])
}

function replaceExternalErrors(
  { tracker }: FormParts,
  node: FormNode,
  messages: readonly string[],
): void {
  node.externalErrors = messages
  emit(node)
  showErrors(tracker, node)
}

/** Focuses the first invalid field. Returns false if there is none. */
export function focusFirstError(form: FormParts): boolean {
  for (const node of fieldsOf(form)) {
    if (hasErrors(node) && node.element !== null && focusInside(node.element)) return true
  }
  return false
}

/** Clears the errors of all fields. */
export function clearErrors({ tracker, checks }: FormParts): void {
  for (const node of tracker.inError) {
    checks.clear(node)
    emit(node)
  }
  tracker.inError.clear()
}
