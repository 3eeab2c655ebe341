/** Ids as `aria-describedby` takes them; undefined where there are none. */
export const idList = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((id) => id !== undefined).join(' ') || undefined
