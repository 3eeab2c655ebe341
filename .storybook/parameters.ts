/**
 * A variant of the mounted story: dark scheme, a phone upright or on its side, or motion allowed.
 */
export type Variant = 'dark' | 'phone' | 'landscape' | 'motion'

/** A row of a docs page's keyboard table. */
export interface KeyHelp {
  /** The keys as printed on a keyboard, for example `Shift + Tab`. */
  keys: string
  does: string
}

/** Story `parameters` of this repository, in addition to Storybook's own. */
export interface WorkbenchParameters {
  /** Variants that get a screenshot and an axe check, in addition to the story itself. */
  variants?: readonly Variant[]
  /** Keeps focus where the play function left it: some lists close on blur. */
  keepsFocus?: boolean
  /** Keeps the pointer where the play function left it, to show a hover state. */
  keepsPointer?: boolean
  /** When to use the component and when not to; code goes in backticks. */
  guidance?: { do: readonly string[]; dont: readonly string[] }
  /** Keys that work once the component has focus; empty if there are none. */
  keys?: readonly KeyHelp[]
}
