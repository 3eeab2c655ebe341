/** An option that a combobox suggests. */
export interface ComboboxOption {
  value: string
  /** The text that is shown and searched. */
  label: string
  /** A second line in the list. */
  description?: string | undefined
  isDisabled?: boolean | undefined
}

/**
 * Loads the options that match the typed text (empty at first). The signal aborts once the result
 * is no longer needed. If the promise rejects, the list says that loading failed.
 */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
