/**
 * Splits typed or pasted text at commas and semicolons: `done` has the completed values, `left` the
 * text after the last separator.
 */
export function splitTyped(text: string): { done: readonly string[]; left: string } {
  const parts = text.split(/[,;]/)
  const left = (parts.pop() ?? '').trimStart()
  return { done: parts.map((part) => part.trim()).filter(Boolean), left }
}
