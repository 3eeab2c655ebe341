import { applyTransforms } from '../../transforms/index.ts'
import { fitNumber } from '../description/fit-number.ts'
import { isNumberText, numberTransformsOf } from '../description/number-text.ts'
import { stopAsking } from './checks.ts'
import { notifyValues, type FormParts } from './form-parts.ts'
import { isEqual } from './is-equal.ts'
import { keepCaret } from './keep-caret.ts'
import { emit, isList, settlePending, type FormNode } from './node.ts'
import { isBusy, setStatus, trackErrors, trackValue, updateState } from './tracker.ts'
import { leaveField } from './typing.ts'

/** Sets a field as its control does: transforms the value and records an undo step. */
export function edit(form: FormParts, node: FormNode, value: unknown): void {
  if (isList(node)) return recordStep(form, node, value, { isKeystroke: false })
  const numeric = typeof value === 'string' ? numberTransformsOf(node.entry) : undefined
  if (!numeric) return recordStep(form, node, transformed(node, value), { isKeystroke: true })
  const draft = value as string
  recordStep(form, node, applyTransforms(value, numeric), { isKeystroke: true, draft })
}

function transformed(node: FormNode, value: unknown): unknown {
  const rules = 'transforms' in node.entry ? node.entry.transforms : undefined
  // A number set by code is kept as it is, and so is text that an input method is composing.
  if (!rules || isNumberText(node.entry) || node.isComposing) return value
  const transform = (typed: unknown) => applyTransforms(typed, rules)
  const result = transform(value)
  if (result !== value) keepCaret(node.element, value, transform)
  return result
}

interface StepKind {
  /** Keystrokes in quick succession in one field are merged into one step. */
  isKeystroke: boolean
  draft?: string
}

/** Sets a field and records an undo step. */
export function recordStep(form: FormParts, node: FormNode, next: unknown, kind: StepKind): void {
  const { tracker } = form
  const { isKeystroke, draft = null } = kind
  const value = fitNumber(node.entry, next)
  if (isEqual(value, node.value)) return keepValue(form, node, draft)
  const { path } = node
  const change = { before: { path, value: node.value }, after: { path, value } }
  setValue(form, node, value, draft)
  tracker.history.record(change, isKeystroke ? path : null)
  if (isBusy(tracker)) updateState(tracker)
  else setStatus(tracker, 'idle')
}

function keepValue({ tracker }: FormParts, node: FormNode, draft: string | null): void {
  node.draft = draft
  tracker.typing.delete(node)
  emit(node)
  updateState(tracker)
}

/** Sets a field and updates its errors, its list items and the fields that depend on it. */
export function setValue(
  form: FormParts,
  node: FormNode,
  value: unknown,
  draft: string | null = null,
): void {
  form.values = null
  node.value = value
  node.draft = draft
  node.isUnreadable = false
  form.tracker.typing.delete(node)
  const wasLeft = settlePending(node, 'arrive')
  trackValue(form.tracker, node)
  recheck(form, node)
  if (isList(node)) form.tree.syncItems(node)
  emit(node)
  form.tree.affect(node.path)
  if (wasLeft) leaveField(form, node)
  notifyValues(form)
}

function recheck({ checks, tracker }: FormParts, node: FormNode): void {
  stopAsking(node)
  node.externalErrors = []
  if (node.errors.length > 0) checks.rerun(node)
  trackErrors(tracker, node)
}
