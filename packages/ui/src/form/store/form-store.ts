import type { FormDescription, FormEntry } from '../description/form-description.ts'
import type { FieldPath, ItemValues, ListName, PathValue } from '../description/form-values.ts'
import type { TypedValue } from '../description/number-text.ts'
import type { ValidatorMessages } from '../../validators/index.ts'
import type { FieldControl } from './field-control.ts'

/** `checking` waits for asynchronous validators and pending values before saving. */
export type SaveStatus = 'idle' | 'checking' | 'saving' | 'saved' | 'failed'

/** The state of the form as a whole. The same object until something in it changes. */
export interface FormState {
  /** Some value differs from the saved one. */
  readonly isDirty: boolean
  readonly hasErrors: boolean
  readonly status: SaveStatus
  /** Text that belongs to the status, for example `Saved`; empty if there is nothing to say. */
  readonly text: string
  /** The form is dirty, is not being saved and has no error. */
  readonly canSave: boolean
  /** Like `canSave`, and there is a step to undo. */
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Texts about saving and about validators that failed to run. */
export interface FormTexts {
  readonly saving: string
  readonly saved: string
  /** A fixed text, or one made from the message of the thrown error. */
  readonly failed: string | ((message: string) => string)
  /** Shown at a field whose asynchronous validator failed to run. */
  readonly notChecked: string
}

/** Error messages by field path. Paths into lists may use positions: `links.0.url`. */
export type FieldErrors = Readonly<Record<string, string | readonly string[]>>

export interface FormOptions<Values extends object> {
  /** The saved values. Missing fields start empty. */
  initial?: Partial<Values> | undefined
  /**
   * Stores the values. May return them as the server completed them. If it throws, the error becomes
   * the text of the failure and all input stays.
   */
  save: (values: Values) => Promise<Values | void>
  /** Reads the errors of single fields from what `save` threw. */
  errorsOf?: ((thrown: unknown) => FieldErrors | null) | undefined
  /** Called when the status changes and has a text, for a snackbar. */
  notify?: ((text: string, status: SaveStatus) => void) | undefined
  texts?: Partial<FormTexts> | undefined
  /** Messages of the validators. Default: the French ones. */
  messages?: ValidatorMessages | undefined
  /** A monotonic clock in milliseconds, for tests. */
  now?: (() => number) | undefined
}

/** The state of one form, outside of React. A field wakes only its own listeners. */
export interface FormStore<Values extends object> {
  readonly description: FormDescription
  /** Replaces options that may change while the form is in use. */
  configure: (options: Partial<Omit<FormOptions<Values>, 'initial' | 'now'>>) => void
  /** All values, including those of hidden and disabled fields. */
  values: () => Values
  state: () => FormState
  subscribe: (listener: () => void) => () => void
  /** A field to read and subscribe to. Throws if the form has no field at that path. */
  field: <Path extends FieldPath<Values>>(path: Path) => FieldSource<PathValue<Values, Path>>
  /** The description of a field. Throws like `field`. */
  describe: (path: FieldPath<Values>) => FormEntry
  /** Sets the value of a field, as its control does. */
  set: <Path extends FieldPath<Values>>(
    path: Path,
    value: TypedValue<PathValue<Values, Path>>,
  ) => void
  /** Validates one field, as leaving it does. */
  blur: (path: FieldPath<Values>) => void
  /** Adds an item to a list, at the end or at a position, and returns its key. */
  addItem: <Name extends ListName<Values>>(
    list: Name,
    values?: Partial<ItemValues<Values, Name>>,
    position?: number,
  ) => string
  removeItem: (list: ListName<Values>, key: string) => void
  moveItem: (list: ListName<Values>, from: number, to: number) => void
  /** Shows errors from elsewhere, for example the server, at fields until these change. */
  setErrors: (errors: FieldErrors) => void
  /** Validates all fields and saves. False if nothing was saved. Does nothing while saving. */
  save: () => Promise<boolean>
  /** Undoes the newest step. Does nothing while saving. */
  undo: () => void
  redo: () => void
  /** Restores the saved values, or takes other values as saved. Forgets all steps. */
  reset: (values?: Partial<Values>) => void
  /** Focuses the first field in error. False if there is none. */
  focusFirstError: () => boolean
}

/** A field of a form store, for `useSyncExternalStore`. */
export interface FieldSource<Value> {
  read: () => FieldControl<Value>
  subscribe: (listener: () => void) => () => void
}
