/** `T` without the fields that are undefined. */
export type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that a body really holds: an absent field changes nothing. */
export function defined<T extends object>(body: T): Defined<T> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<T>
}
