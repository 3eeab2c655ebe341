/** An object type in which an entry may be missing, but not `undefined`. */
export type OmitUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out `undefined` entries, so that optional props are missing rather than undefined. */
export function omitUndefined<T extends object>(entries: T): OmitUndefined<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as OmitUndefined<T>
}
