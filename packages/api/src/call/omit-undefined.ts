/** `T` without the fields that are undefined. */
export type OmitUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

// @org/ui has the same function for props. Sharing it would need a public subpath of that library
// for a helper that is not about user interfaces.
/**
 * Drops the undefined fields of a body, so that an absent field leaves the stored value unchanged.
 */
export function omitUndefined<T extends object>(body: T): OmitUndefined<T> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as OmitUndefined<T>
}
