import { afterPress, followPresses } from './after-press.ts'
import type { FormEntry, ListDescription } from '../description/form-description.ts'
import { createCell, type Cell } from './cell.ts'
import type { FieldControl } from './field-control.ts'
import { isEqual } from './is-equal.ts'

/**
 * The field names that a condition may use. Lookup starts in the innermost list item and continues
 * outwards.
 */
export interface Scope {
  readonly base: string
  readonly names: ReadonlySet<string>
  readonly outer: Scope | null
}

/** A running asynchronous check of a value. */
export interface RunningCheck {
  readonly value: unknown
  readonly controller: AbortController
  readonly finished: Promise<void>
}

/** A value that is still loading. It either arrives or is given up. */
export interface Pending {
  readonly arrived: Promise<void>
  readonly arrive: () => void
  readonly giveUp: () => void
  /**
   * The field lost focus while the value was loading, so the validators run once the value has
   * settled.
   */
  isLeft: boolean
}

export interface CheckResult {
  readonly value: unknown
  readonly errors: readonly string[]
  /** The check failed to run, so the next validation runs it again. */
  readonly isFailure: boolean
}

/** One entry of a form with its state. For a list, the value is an array of its items' keys. */
export interface FormNode {
  readonly path: string
  readonly entry: FormEntry
  readonly scope: Scope
  readonly parent: FormNode | null
  /** The entries inside a group. */
  children: FormNode[]
  /** The fields of a list by item key, including removed items, which undo can restore. */
  readonly items: Map<string, FormNode[]>
  value: unknown
  /** Typed text that the value is parsed from; null if there is none. */
  draft: string | null
  /** The draft cannot be parsed, which blocks saving. */
  isUnreadable: boolean
  /** The saved value. */
  baseline: unknown
  isDirty: boolean
  /** Messages of the validators. */
  errors: readonly string[]
  /** External messages, for example from the server. Cleared by the next change. */
  externalErrors: readonly string[]
  check: RunningCheck | null
  checkResult: CheckResult | null
  pending: Pending | null
  isLive: boolean
  /**
   * The field lost focus because of a pointer press that has not ended. Its errors are shown after
   * the press.
   */
  isLeaving: boolean
  /** An input method is composing text, for example an accented letter. */
  isComposing: boolean
  isVisible: boolean
  isDisabled: boolean
  element: HTMLElement | null
  readonly cell: Cell<FieldControl<unknown>>
  readonly handlers: Pick<
    FieldControl<unknown>,
    | 'onChange'
    | 'onDraft'
    | 'onPending'
    | 'onBlur'
    | 'onCompositionStart'
    | 'onCompositionEnd'
    | 'register'
  >
  readonly isRequired: boolean
}

/** Callbacks for editing a field and for leaving it. */
export interface NodeHost {
  change: (node: FormNode, value: unknown) => void
  draft: (node: FormNode, draft: string | null, isUnreadable: boolean) => void
  leave: (node: FormNode) => void
}

/** Creates a node that is not part of the form yet. */
export function createNode(
  place: Pick<FormNode, 'path' | 'entry' | 'scope' | 'parent'>,
  value: unknown,
  host: NodeHost,
): FormNode {
  const validators = place.entry.type === 'group' ? [] : (place.entry.validators ?? [])
  const node: Omit<FormNode, 'cell'> = {
    ...place,
    children: [],
    items: new Map(),
    value,
    draft: null,
    isUnreadable: false,
    baseline: value,
    isDirty: false,
    errors: [],
    externalErrors: [],
    check: null,
    checkResult: null,
    pending: null,
    isLive: false,
    isLeaving: false,
    isComposing: false,
    isVisible: true,
    isDisabled: false,
    element: null,
    isRequired: validators.includes('not_empty'),
    handlers: {
      onChange: (next) => host.change(created, next),
      onDraft: (draft, isReadable) => host.draft(created, draft, !isReadable),
      onPending: (isPending) => {
        if (isPending) created.pending ??= createPending()
        else if (settlePending(created, 'giveUp')) host.leave(created)
      },
      onBlur: () => {
        created.isLeaving = true
        afterPress(created.element?.ownerDocument, () => {
          if (!created.isLeaving) return
          created.isLeaving = false
          host.leave(created)
        })
      },
      onCompositionStart: () => {
        created.isComposing = true
      },
      onCompositionEnd: () => {
        created.isComposing = false
        host.change(created, created.draft ?? created.value)
      },
      register: (element) => {
        created.element = element
        if (element) followPresses(element.ownerDocument)
      },
    },
  }
  const created: FormNode = Object.assign(node, { cell: createCell(toControl(node)) })
  return created
}

function createPending(): Pending {
  let arrive = () => {}
  let giveUp = () => {}
  const arrived = new Promise<void>((resolve, reject) => {
    arrive = resolve
    giveUp = reject
  })
  // Avoids an unhandled rejection, since usually no save is waiting for the promise.
  arrived.catch(() => undefined)
  return { arrived, arrive, giveUp, isLeft: false }
}

/**
 * Settles the pending value of a field. Returns true if the field lost focus while the value was
 * pending.
 */
export function settlePending(node: FormNode, how: 'arrive' | 'giveUp'): boolean {
  const { pending } = node
  pending?.[how]()
  node.pending = null
  return pending?.isLeft === true
}

function toControl(node: Omit<FormNode, 'cell'>): FieldControl<unknown> {
  const errors =
    node.externalErrors.length > 0 ? [...node.errors, ...node.externalErrors] : node.errors
  return {
    path: node.path,
    value: node.value,
    draft: node.draft,
    errors,
    message: errors.join('; '),
    isDirty: node.isDirty,
    isVisible: node.isVisible,
    isDisabled: node.isDisabled,
    isRequired: node.isRequired,
    isChecking: node.check !== null,
    onChange: node.handlers.onChange,
    onDraft: node.handlers.onDraft,
    onPending: node.handlers.onPending,
    onBlur: node.handlers.onBlur,
    onCompositionStart: node.handlers.onCompositionStart,
    onCompositionEnd: node.handlers.onCompositionEnd,
    register: node.handlers.register,
  }
}

/** Notifies the listeners of a field if it changed. */
export function emit(node: FormNode): void {
  const next = toControl(node)
  const shown = node.cell.read()
  const keys = Object.keys(next) as (keyof FieldControl<unknown>)[]
  const isNew = keys.some((key) =>
    key === 'errors' ? !isEqual(next.errors, shown.errors) : !Object.is(next[key], shown[key]),
  )
  if (isNew) node.cell.write(next)
}

/** Drops the draft so that the control shows the value. Keeps a draft that cannot be parsed. */
export function endDraft(node: FormNode): void {
  if (node.isUnreadable) return
  node.draft = null
  emit(node)
}

export function hasErrors(node: FormNode): boolean {
  return node.isUnreadable || node.errors.length + node.externalErrors.length > 0
}

/** Whether an entry is validated: it is visible and not disabled. */
export function isActive(node: FormNode): boolean {
  return node.isVisible && !node.isDisabled
}

/** Returns the keys of a list's items, in order. */
export function keysOf(list: FormNode): readonly string[] {
  return list.value as readonly string[]
}

export function isList(node: FormNode): node is FormNode & { entry: ListDescription } {
  return node.entry.type === 'list'
}
