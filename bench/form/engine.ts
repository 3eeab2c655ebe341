import type { ReactElement } from 'react'

/** One library's form in the comparison. */
export interface Engine {
  name: string
  /**
   * Renders the form with these values. Calls `expose` with a function that reads a value from the
   * library, to check that it received what was typed.
   */
  create: (
    values: Record<string, string>,
    expose: (read: (name: string) => unknown) => void,
  ) => ReactElement
}
