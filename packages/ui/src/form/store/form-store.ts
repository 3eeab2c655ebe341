import type { FormDescription, FormEntry } from '../description/form-description.ts'
import type { FieldPath, ItemValues, ListName, PathValue } from '../description/form-values.ts'
import type { TypedValue } from '../description/number-text.ts'
import type { ValidatorMessages } from '../../validators/index.ts'
import type { FieldControl } from './field-control.ts'

/**
 * Status of saving. `checking` means that the save is waiting for asynchronous validators and
 * pending values.
 */
export type SaveStatus = 'idle' | 'checking' | 'saving' | 'saved' | 'failed'

/** The state of the form as a whole. Stays the same object until something in it changes. */
export interface FormState {
  /** A value differs from its saved value. */
  readonly isDirty: boolean
  readonly hasErrors: boolean
  readonly status: SaveStatus
  /** Text of the status, for example `Saved`; empty if there is none. */
  readonly text: string
  /** The form is dirty, is not being saved and has no error. */
  readonly canSave: boolean
  /** The form can be saved, and there is a step to undo. */
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** UI text about saving and about validators that failed to run. */
export interface FormTexts {
  readonly saving: string
  readonly saved: string
  /** A fixed string, or a function of the thrown error's message. */
  readonly failed: string | ((message: string) => string)
  /** Message for a field whose asynchronous validator failed to run. */
  readonly notChecked: string
}

/** Error messages by field path. Paths into lists may use positions: `links.0.url`. */
export type FieldErrors = Readonly<Record<string, string | readonly string[]>>

export interface FormOptions<Values extends object> {
  /**
   * The saved values. A missing field starts with the description's initial value, or else empty.
   */
  initial?: Partial<Values> | undefined
  /**
   * Stores the values. May resolve to the values as the server stored them, which the form then
   * shows. If it rejects, the failure text shows the error, and all input is kept.
   */
  save: (values: Values) => Promise<Values | void>
  /** Extracts errors of single fields from the error that `save` threw. */
  errorsOf?: ((thrown: unknown) => FieldErrors | null) | undefined
  /**
   * Called when the status changes to one that has a text, for example to show it in a snackbar.
   */
  notify?: ((text: string, status: SaveStatus) => void) | undefined
  texts?: Partial<FormTexts> | undefined
  /** Messages of the validators. Default: the French ones. */
  messages?: ValidatorMessages | undefined
  /** A monotonic clock in milliseconds, for tests. */
  now?: (() => number) | undefined
}

/**
 * The state of one form, outside of React. Each field has its own listeners, which run only when
 * that field changes.
 */
export interface FormStore<Values extends object> {
  readonly description: FormDescription
  /** Replaces options that may change while the form is in use. */
  configure: (options: Partial<Omit<FormOptions<Values>, 'initial' | 'now'>>) => void
  /**
   * All values, including those of hidden and disabled fields. The same object until a value
   * changes.
   */
  values: () => Values
  /** Calls back after each change of a value; returns a function that stops the calls. */
  subscribeToValues: (listener: () => void) => () => void
  state: () => FormState
  subscribe: (listener: () => void) => () => void
  /** Returns a field to read and subscribe to. Throws if the form has no field at that path. */
  field: <Path extends FieldPath<Values>>(path: Path) => FieldSource<PathValue<Values, Path>>
  /** Returns a field's description. Throws if the form has no field at that path. */
  describe: (path: FieldPath<Values>) => FormEntry
  /** Sets the value of a field, as its control does. */
  set: <Path extends FieldPath<Values>>(
    path: Path,
    value: TypedValue<PathValue<Values, Path>>,
  ) => void
  /** Validates one field, as if it had lost focus. */
  blur: (path: FieldPath<Values>) => void
  /** Adds an item to a list, at the end or at a position, and returns its key. */
  addItem: <Name extends ListName<Values>>(
    list: Name,
    values?: Partial<ItemValues<Values, Name>>,
    position?: number,
  ) => string
  removeItem: (list: ListName<Values>, key: string) => void
  moveItem: (list: ListName<Values>, from: number, to: number) => void
  /**
   * Shows external errors, for example from the server, on their fields until the fields change.
   */
  setErrors: (errors: FieldErrors) => void
  /**
   * Validates all fields and saves. Resolves to false if nothing was saved. Does nothing while
   * saving.
   */
  save: () => Promise<boolean>
  /** Undoes the newest step. Does nothing while saving. */
  undo: () => void
  redo: () => void
  /**
   * Restores the saved values, or loads other values and marks them as saved. Clears the history.
   */
  reset: (values?: Partial<Values>) => void
  /** Focuses the first invalid field. Returns false if there is none. */
  focusFirstError: () => boolean
}

/** A field of a form store, for `useSyncExternalStore`. */
export interface FieldSource<Value> {
  read: () => FieldControl<Value>
  subscribe: (listener: () => void) => () => void
}
