/**
 * Removes the characters that a pattern matches from the end of a text. A pattern such as
 * `/[\s.]+$/` does the same, but starts over at each of them: its time grows with the square of the
 * length.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
