import type { TypedValue } from '../description/number-text.ts'

/** One field as a control needs it. The same object until something in it changes. */
export interface FieldControl<Value> {
  readonly path: string
  readonly value: Value
  /** What is being typed, where it is not what is kept: show it in place of the value. Else null. */
  readonly draft: string | null
  /** Messages of the failed validators, in their order, or of the server. */
  readonly errors: readonly string[]
  /** The messages as one line, joined with `; `; empty where the value is fine. */
  readonly message: string
  /** The value differs from what was saved last. */
  readonly isDirty: boolean
  readonly isVisible: boolean
  readonly isDisabled: boolean
  /** `not_empty` is among the validators. */
  readonly isRequired: boolean
  /** A validator is asking elsewhere. */
  readonly isChecking: boolean
  /**
   * Takes another value. A control of text may hand what was typed to a field that holds a number: it
   * is read as one, and stays the draft until the field is left.
   */
  readonly onChange: (value: TypedValue<Value>) => void
  /**
   * For controls that are typed into and understand only some of it: keeps what is typed as the draft.
   * Nothing is saved while it is unreadable, that is no value; the control says so itself.
   */
  readonly onDraft: (draft: string | null, isReadable: boolean) => void
  /**
   * For controls whose value is on its way, for example a file: saving waits until it is there. It
   * stops where the control says that nothing is on its way any more, and no value has come.
   */
  readonly onPending: (isPending: boolean) => void
  /** Runs the validators; call it when the field is left. */
  readonly onBlur: () => void
  /** Hold the transforms back while a letter is put together; for controls of text with transforms. */
  readonly onCompositionStart: () => void
  readonly onCompositionEnd: () => void
  /** Lets a failed save find the field: the `ref` of the control, or of an element around it. */
  readonly register: (element: HTMLElement | null) => void
}
