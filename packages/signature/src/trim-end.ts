/**
 * Removes all characters at the end of a string that match a pattern. A pattern such as `/[\s.]+$/`
 * does the same, but starts over at each matching character, so that its time grows with the square
 * of the length.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
