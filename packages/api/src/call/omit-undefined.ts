/** `T` without the fields that are undefined. */
export type OmitUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Returns the fields of a body that are set, because an absent field must change nothing. */
export function omitUndefined<T extends object>(body: T): OmitUndefined<T> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as OmitUndefined<T>
}
