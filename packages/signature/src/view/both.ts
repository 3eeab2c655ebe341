/** Two texts with a separator, which is left out beside an empty one. */
export const both = (one: string, separator: string, other: string): string =>
  one && other ? one + separator + other : one || other
