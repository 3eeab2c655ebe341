/** The same entries, where each may be missing but none is `undefined`. */
export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out what is `undefined`, so that optional props are absent rather than empty. */
export function given<T extends object>(entries: T): Given<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as Given<T>
}
