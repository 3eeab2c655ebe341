import type { ReactElement } from 'react'

/** A form of one library in the comparison. */
export interface Engine {
  name: string
  /**
   * The form with these values. `expose` is told how to read a value out of the library, to see
   * that what was typed arrived there.
   */
  create: (
    values: Record<string, string>,
    expose: (read: (name: string) => unknown) => void,
  ) => ReactElement
}
