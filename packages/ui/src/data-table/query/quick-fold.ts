import { fold } from '../../fold.ts'

/** One entry per character that was ever met: folding a whole text each time costs ten times more. */
const folded = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const plain = fold(character)
  folded.set(character, plain)
  return plain
}

/** The same as `fold`, for columns of texts. */
export function quickFold(text: string): string {
  return text.toLowerCase().replace(/[\u0080-\u{10ffff}]/gu, foldCharacter)
}
