const countsOf = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(ids, (id) => id)].map(([id, some]) => [id, some.length]))

/**
 * Returns the first id that occurs more often than before and does not pass the check; undefined if
 * there is none. So that a copy of what was deleted counts as added, occurrences are compared, not
 * presence.
 */
export function addedReference(
  ids: readonly string[],
  former: readonly string[],
  isUsable: (id: string) => boolean,
): string | undefined {
  const before = countsOf(former)
  const isAdded = ([id, count]: [string, number]) => count > (before.get(id) ?? 0)
  return [...countsOf(ids)].filter(isAdded).find(([id]) => !isUsable(id))?.[0]
}
