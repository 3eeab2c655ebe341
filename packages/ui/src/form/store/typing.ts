import type { FormParts } from './form-parts.ts'
import { emit, endDraft, isActive, type FormNode } from './node.ts'
import { showErrors, updateState } from './tracker.ts'

/** Keeps the text typed in a field until it becomes the field's value. */
export function keepDraft(
  { tracker }: FormParts,
  node: FormNode,
  draft: string | null,
  isUnreadable: boolean,
): void {
  node.draft = draft
  node.isUnreadable = isUnreadable
  if (draft === null) tracker.typing.delete(node)
  else tracker.typing.add(node)
  emit(node)
  showErrors(tracker, node)
}

/** Ends a field's draft, unless it cannot be parsed. */
export function endTyping({ tracker }: FormParts, node: FormNode): void {
  endDraft(node)
  if (node.draft === null) tracker.typing.delete(node)
}

/** Ends typing in a field and validates it. */
export function leaveField(form: FormParts, node: FormNode): void {
  endTyping(form, node)
  updateState(form.tracker)
  forgetFailedCheck(node)
  // A pending value is validated once it has settled.
  if (node.pending) node.pending.isLeft = true
  else if (isActive(node)) void form.checks.run(node)
}

/** Clears the result of a check that failed to run, so that the next validation repeats it. */
export function forgetFailedCheck(node: FormNode): void {
  if (node.checkResult?.isFailure === true) node.checkResult = null
}
