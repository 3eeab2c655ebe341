/** What a text must be beside its length, as the messages say it. */
export const storableText = 'string without null characters and lone surrogates'

/** Whether a text is whole Unicode without a null character: a database takes no other. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The text without what `isStorable` refuses, for words that come from elsewhere. */
export function madeStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/**
 * Dotted paths of the texts in a JSON value, its keys included, that no database takes.
 *
 * @param root path of the value itself; empty for none.
 */
export function unstorablePaths(value: unknown, root = ''): string[] {
  const found: string[] = []
  // A queue and no recursion: how deep a value is nested is the sender's choice.
  const open = [{ value, path: root }]
  for (const { value: current, path } of open) {
    if (typeof current === 'string' && !isStorable(current)) found.push(path)
    if (typeof current !== 'object' || current === null) continue
    for (const [key, child] of Object.entries(current)) {
      const name = madeStorable(key)
      const childPath = path === '' ? name : `${path}.${name}`
      if (isStorable(key)) open.push({ value: child, path: childPath })
      else found.push(childPath)
    }
  }
  return found
}
