/** Whether objects and lists stand in each other more than so many levels deep. */
export function isNestedDeeper(levels: number, value: unknown): boolean {
  // Level by level and no recursion: how deep a value is nested is the sender's choice.
  let level = 0
  for (let items = [value]; items.length > 0; items = items.flatMap(children)) {
    if (level > levels) return true
    level += 1
  }
  return false
}

function children(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
