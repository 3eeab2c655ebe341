/** `T` without the fields that are undefined. */
export type OmitUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/**
 * Drops the undefined fields of a body, so that an absent field leaves the stored value unchanged.
 */
export function omitUndefined<T extends object>(body: T): OmitUndefined<T> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as OmitUndefined<T>
}
