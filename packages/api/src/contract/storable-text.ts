/** The expected type in error messages about unstorable strings. */
export const storableText = 'string without null characters and lone surrogates'

/** True when a string is well-formed Unicode without null characters, as the database requires. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * Makes a string from another system storable: removes null characters, and replaces lone
 * surrogates.
 */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/**
 * Lists the dotted paths of the unstorable strings in a JSON value, including its keys.
 *
 * @param root path of the value itself, or empty
 */
export function unstorablePaths(value: unknown, root = ''): string[] {
  const found: string[] = []
  // A queue instead of recursion, because deep nesting in a request could overflow the stack.
  const open = [{ value, path: root }]
  for (const { value: current, path } of open) {
    if (typeof current === 'string' && !isStorable(current)) found.push(path)
    if (typeof current !== 'object' || current === null) continue
    for (const [key, child] of Object.entries(current)) {
      const name = toStorable(key)
      const childPath = path === '' ? name : `${path}.${name}`
      if (isStorable(key)) open.push({ value: child, path: childPath })
      else found.push(childPath)
    }
  }
  return found
}
