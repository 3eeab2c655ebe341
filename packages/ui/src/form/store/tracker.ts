import { createCell, type Cell } from './cell.ts'
import type { FormState, SaveStatus } from './form-store.ts'
import type { History } from '../../history/history.ts'
import { isEqual } from './is-equal.ts'
import { hasErrors, type FormNode } from './node.ts'

/** A field's value before or after a step. */
export interface FieldValue {
  readonly path: string
  readonly value: unknown
}

/** Tracks which fields are dirty, invalid or being typed in, and the status of the save. */
export interface Tracker {
  readonly dirty: Set<FormNode>
  readonly inError: Set<FormNode>
  /** Fields with a draft that is not part of their value yet. */
  readonly typing: Set<FormNode>
  readonly history: History<FieldValue>
  readonly notify: (text: string, status: SaveStatus) => void
  status: SaveStatus
  text: string
  /** The state of the form for its subscribers. */
  readonly state: Cell<FormState>
}

/** Creates a tracker of a form without changes. */
export function createTracker({ history, notify }: Pick<Tracker, 'history' | 'notify'>): Tracker {
  const tracked: Omit<Tracker, 'state'> = {
    dirty: new Set(),
    inError: new Set(),
    typing: new Set(),
    history,
    notify,
    status: 'idle',
    text: '',
  }
  return Object.assign(tracked, { state: createCell(toState(tracked)) })
}

export function isBusy({ status }: Pick<Tracker, 'status'>): boolean {
  return status === 'saving' || status === 'checking'
}

function toState(tracker: Omit<Tracker, 'state'>): FormState {
  const { dirty, inError, typing, history, status, text } = tracker
  const isDirty = dirty.size + typing.size > 0
  const isReady = isDirty && inError.size === 0 && !isBusy(tracker)
  return {
    isDirty,
    hasErrors: inError.size > 0,
    status,
    text,
    canSave: isReady,
    canUndo: isReady && history.length() > 0,
    canRedo: history.canRedo() && !isBusy(tracker),
  }
}

/** Updates the form's state. Subscribers run only if the state differs from the previous one. */
export function updateState(tracker: Tracker): void {
  const next = toState(tracker)
  if (!isEqual(next, tracker.state.read())) tracker.state.write(next)
}

export function setStatus(tracker: Tracker, status: SaveStatus, text = ''): void {
  tracker.status = status
  tracker.text = text
  updateState(tracker)
  if (text !== '') tracker.notify(text, status)
}

/** Records whether a field is invalid, without updating the form's state. */
export function trackErrors({ inError }: Tracker, node: FormNode): void {
  if (hasErrors(node)) inError.add(node)
  else inError.delete(node)
}

/** Records whether a field is invalid, and updates the form's state. */
export function showErrors(tracker: Tracker, node: FormNode): void {
  trackErrors(tracker, node)
  updateState(tracker)
}

/** Records whether a field's value differs from the saved one. */
export function trackValue({ dirty }: Tracker, node: FormNode): void {
  node.isDirty = !isEqual(node.value, node.baseline)
  if (node.isDirty) dirty.add(node)
  else dirty.delete(node)
}
