/**
 * Returns a copy of the list with one entry moved, or in unchanged order if an index is out of
 * range.
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items]
  if (from === to || !(from in items) || !(to in items)) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
