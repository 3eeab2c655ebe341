import type { TypedValue } from '../description/number-text.ts'

/**
 * State and handlers of one field, for use by its control. Stays the same object until something in
 * it changes.
 */
export interface FieldControl<Value> {
  readonly path: string
  readonly value: Value
  /**
   * Typed text to show instead of the value, for example while it is incomplete; null if there is
   * none.
   */
  readonly draft: string | null
  /** Messages of the failed validators, in order, then those from the server. */
  readonly errors: readonly string[]
  /** The messages in one line, joined with `; `; empty if the value is valid. */
  readonly message: string
  /** The value differs from the saved value. */
  readonly isDirty: boolean
  readonly isVisible: boolean
  readonly isDisabled: boolean
  /** `not_empty` is among the validators. */
  readonly isRequired: boolean
  /** An asynchronous validator is running. */
  readonly isChecking: boolean
  /**
   * Sets the value. A text control of a number field may pass the typed text: the text is parsed,
   * and kept as the draft until the field loses focus.
   */
  readonly onChange: (value: TypedValue<Value>) => void
  /**
   * For text controls that cannot parse every input: keeps the typed text as the draft. A draft
   * that cannot be parsed blocks saving; the control itself shows the error.
   */
  readonly onDraft: (draft: string | null, isReadable: boolean) => void
  /**
   * For controls whose value is still loading, for example a file: saving waits for the value. If
   * the control stops loading without having set a value, the save is cancelled.
   */
  readonly onPending: (isPending: boolean) => void
  /** Runs the validators. Call it when the field loses focus. */
  readonly onBlur: () => void
  /**
   * For text controls with transforms. Call these when an input method starts and finishes
   * composing a letter; in between, the transforms are suspended.
   */
  readonly onCompositionStart: () => void
  readonly onCompositionEnd: () => void
  /** Ref for the control or for an element around it, so that a failed save can focus the field. */
  readonly register: (element: HTMLElement | null) => void
}
