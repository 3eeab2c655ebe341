/** True when objects and lists are nested more than this many levels deep. */
export function isNestedDeeper(levels: number, value: unknown): boolean {
  // A loop instead of recursion, because deep nesting in a request could overflow the stack.
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
