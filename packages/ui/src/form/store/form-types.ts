import type { TransformRule } from '../../transforms/index.ts'
import type { ValidationRule } from '../../validators/index.ts'

/** Names of a form's fields. */
export type FieldName<Values> = keyof Values & string

/** What is shown about one field. The same object until one of the two changes. */
export interface FieldState<Value> {
  value: Value
  /** Messages of the failed validators, or of the server. */
  errors: readonly string[]
}

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed'

/** What is shown about the form as a whole. The same object until something in it changes. */
export interface FormState {
  /** Some value differs from what was saved last. */
  isDirty: boolean
  hasErrors: boolean
  status: SaveStatus
  /** Text that belongs to the status, for example `Saved`; empty while idle. */
  text: string
  /** Something changed, no save is in progress and no field has an error. Holds for undo too. */
  canSave: boolean
}

/** Texts about saving. */
export interface SaveTexts {
  saving: string
  saved: string
  /** Gets the message of what was thrown. */
  failed: (message: string) => string
}

export interface FormOptions<Values extends object> {
  /** The values as they are saved now. */
  initial: Values
  /**
   * Stores the values. What it gives back replaces the values where the server completed them; what
   * it throws becomes the failure's text, and everything typed stays.
   */
  save: (values: Values) => Promise<Values | void>
  /** Validators by field, run on blur and on save. */
  rules?: { [Name in FieldName<Values>]?: readonly ValidationRule[] } | undefined
  /** Transforms by field, run on each change. */
  transforms?: { [Name in FieldName<Values>]?: readonly TransformRule[] } | undefined
  /** Told of each change of the status, for a snackbar. */
  notify?: ((text: string, status: Exclude<SaveStatus, 'idle'>) => void) | undefined
  texts?: SaveTexts | undefined
}

export interface Form<Values extends object> {
  field: <Name extends FieldName<Values>>(name: Name) => FieldState<Values[Name]>
  values: () => Values
  state: () => FormState
  set: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => void
  /** Validates one field, as leaving it does. */
  blur: (name: FieldName<Values>) => void
  /** Puts messages from elsewhere, for example the server, on one field until it changes. */
  fail: (name: FieldName<Values>, errors: readonly string[]) => void
  /** Validates everything and saves. False where nothing was saved. A second call meanwhile does nothing. */
  save: () => Promise<boolean>
  /** Goes back to what was saved last. */
  undo: () => void
  /** Takes other values as saved, for example another record. */
  reset: (values: Values) => void
  subscribeField: (name: FieldName<Values>, listener: () => void) => () => void
  subscribe: (listener: () => void) => () => void
}
