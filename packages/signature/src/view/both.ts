/** Joins two strings with a separator, which is left out if either is empty. */
export const both = (one: string, separator: string, other: string): string =>
  one && other ? one + separator + other : one || other
