/** Splits typed or pasted text into values ended by a comma or a semicolon, and the rest. */
export function splitTyped(text: string): { done: readonly string[]; left: string } {
  const parts = text.split(/[,;]/)
  const left = (parts.pop() ?? '').trimStart()
  return { done: parts.map((part) => part.trim()).filter(Boolean), left }
}
