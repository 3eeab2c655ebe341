/** One value that a combobox suggests. */
export interface ComboboxOption {
  value: string
  /** What is shown, and what typing looks through. */
  label: string
  /** A second line in the list. */
  description?: string | undefined
  isDisabled?: boolean | undefined
}

/**
 * Asks for the options that fit what was typed (an empty text at first). The signal is aborted as
 * soon as the answer is no longer wanted; a rejected promise is shown in the list.
 */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
