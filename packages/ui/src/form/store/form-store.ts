import type { FormDescription, FormEntry } from '../description/form-description.ts'
import type { FieldPath, ItemValues, ListName, PathValue } from '../description/form-values.ts'
import type { TypedValue } from '../description/number-text.ts'
import type { ValidatorMessages } from '../../validators/index.ts'
import type { FieldControl } from './field-control.ts'

/** `checking` waits for validators that ask elsewhere and values on their way, before anything is saved. */
export type SaveStatus = 'idle' | 'checking' | 'saving' | 'saved' | 'failed'

/** What is shown about the form as a whole. The same object until something in it changes. */
export interface FormState {
  /** Some value differs from what was saved last. */
  readonly isDirty: boolean
  readonly hasErrors: boolean
  readonly status: SaveStatus
  /** Text that belongs to the status, for example `Saved`; empty where nothing is to be told. */
  readonly text: string
  /** Something changed, nothing is being saved and no field is in error. */
  readonly canSave: boolean
  /** As `canSave`, and there is a step to undo. */
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Texts about saving, and about a check that got no answer. */
export interface FormTexts {
  readonly saving: string
  readonly saved: string
  /** A text of its own, or one that is made of the message of what was thrown. */
  readonly failed: string | ((message: string) => string)
  /** Stands at a field whose validator could not ask. */
  readonly notChecked: string
}

/** Messages by path of the field; in a list by position too: `links.0.url`. */
export type FieldFaults = Readonly<Record<string, string | readonly string[]>>

export interface FormOptions<Values extends object> {
  /** The values as they are saved now. Fields that are left out start with what is empty for them. */
  initial?: Partial<Values> | undefined
  /**
   * Stores the values. What it gives back replaces the values where the server completed them; what
   * it throws becomes the failure's text, and everything typed stays.
   */
  save: (values: Values) => Promise<Values | void>
  /** Reads from what `save` threw which fields the server refused. */
  faultsOf?: ((thrown: unknown) => FieldFaults | null) | undefined
  /** Told of each change of the status that has a text, for a snackbar. */
  notify?: ((text: string, status: SaveStatus) => void) | undefined
  texts?: Partial<FormTexts> | undefined
  /** Messages of the validators. Default: the French ones. */
  messages?: ValidatorMessages | undefined
  /** Milliseconds that never go back, for tests. */
  now?: (() => number) | undefined
}

/** One form outside of React: a field wakes only its own listeners. */
export interface FormStore<Values extends object> {
  readonly description: FormDescription
  /** Replaces what can change in the life of a form. */
  configure: (options: Partial<Omit<FormOptions<Values>, 'initial' | 'now'>>) => void
  /** All values, also those of fields that are hidden or disabled. */
  values: () => Values
  state: () => FormState
  subscribe: (listener: () => void) => () => void
  /** A field to read and to listen to. Throws where the form has no field at that path. */
  field: <Path extends FieldPath<Values>>(path: Path) => FieldSource<PathValue<Values, Path>>
  /** The description of a field. Throws as `field` does. */
  describe: (path: FieldPath<Values>) => FormEntry
  /** Gives a field another value, as its control does. */
  set: <Path extends FieldPath<Values>>(
    path: Path,
    value: TypedValue<PathValue<Values, Path>>,
  ) => void
  /** Validates one field, as leaving it does. */
  blur: (path: FieldPath<Values>) => void
  /** Adds an item to a list, at the end or at a position; gives its key. */
  addItem: <Name extends ListName<Values>>(
    list: Name,
    values?: Partial<ItemValues<Values, Name>>,
    position?: number,
  ) => string
  removeItem: (list: ListName<Values>, key: string) => void
  moveItem: (list: ListName<Values>, from: number, to: number) => void
  /** Puts messages from elsewhere, for example the server, on fields until they change. */
  setFaults: (faults: FieldFaults) => void
  /** Validates everything and saves. False where nothing was saved. A second call meanwhile does nothing. */
  save: () => Promise<boolean>
  /** Takes the newest step back. Does nothing while saving. */
  undo: () => void
  redo: () => void
  /** Goes back to what was saved last, or takes other values as saved. Forgets all steps. */
  reset: (values?: Partial<Values>) => void
  /** Moves the focus to the first field with messages. False where there is none. */
  focusFirstFault: () => boolean
}

/** A field of a form store, fit for `useSyncExternalStore`. */
export interface FieldSource<Value> {
  read: () => FieldControl<Value>
  subscribe: (listener: () => void) => () => void
}
