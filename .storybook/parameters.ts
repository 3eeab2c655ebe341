/** A second look at the mounted story: another colour scheme, a phone's width, or motion allowed. */
export type Variant = 'dark' | 'phone' | 'motion'

/** A row of a docs page's keyboard table. */
export interface KeyHelp {
  /** The keys as printed on a keyboard, for example `Shift + Tab`. */
  keys: string
  does: string
}

/** What this workbench reads from a story's `parameters`, beside Storybook's own. */
export interface WorkbenchParameters {
  /** Looks that are compared and checked by axe beside the story's own. */
  variants?: readonly Variant[]
  /** Leaves the focus where the play put it: some lists close without it. */
  keepsFocus?: boolean
  /** Leaves the pointer where the play put it, to show what hovering does. */
  keepsPointer?: boolean
  /** When to take the component, and when to take another one; names of code stand in backticks. */
  guidance?: { do: readonly string[]; dont: readonly string[] }
  /** Keys that work once the component has the focus; empty for one that takes none. */
  keys?: readonly KeyHelp[]
}
