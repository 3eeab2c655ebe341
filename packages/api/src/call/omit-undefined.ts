/** `T` without the fields that are undefined. */
export type OmitUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields of a body that are set. An absent field changes nothing. */
export function omitUndefined<T extends object>(body: T): OmitUndefined<T> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as OmitUndefined<T>
}
