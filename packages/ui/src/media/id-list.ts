/** Joins ids for `aria-describedby`; undefined if there are none. */
export const idList = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((id) => id !== undefined).join(' ') || undefined
