import fc from 'fast-check'

/** Length of a string, and how long a search in it may take. */
interface Step {
  length: number
  milliseconds: number
}

/** Exceeding any of these reveals exponential or cubic time. */
const shortTexts: Step[] = [
  { length: 26, milliseconds: 60 },
  { length: 300, milliseconds: 60 },
]

/**
 * Exceeding both of these reveals quadratic time. The first is a cheap filter for the second, for
 * which a linear search needs a few milliseconds at most, and a quadratic one hundreds.
 */
const longTexts: Step[] = [
  { length: 2000, milliseconds: 0.3 },
  { length: 25_000, milliseconds: 60 },
]

const samples = 8
const piecesOfText = 12
const endings = ['', '\u0000']

/**
 * Searches for a string on which the expression takes more than linear time; returns the text
 * before, the repeated piece and the text after it, or null. Candidates are matching strings in
 * which a piece is repeated and the end is replaced.
 */
export function findSlowText(expression: RegExp, seed: number): string | null {
  for (const { before, piece, after } of attacksOn(expression, seed)) {
    const exceeds = ({ length, milliseconds }: Step) =>
      isSlow(expression, before + piece.repeat(length / piece.length) + after, milliseconds)
    if (shortTexts.some(exceeds) || longTexts.every(exceeds)) {
      return [before, piece, after].map((part) => JSON.stringify(part)).join(', ')
    }
  }
  return null
}

/** Whether the fastest of three attempts is too slow: a busy machine may delay single ones. */
function isSlow(expression: RegExp, text: string, milliseconds: number): boolean {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const started = performance.now()
    text.replace(expression, '')
    if (performance.now() - started < milliseconds) return false
  }
  return true
}

function* attacksOn(expression: RegExp, seed: number) {
  const tried = new Set<string>()
  for (const text of textsFor(expression, seed)) {
    for (let at = 0; at < Math.min(text.length, piecesOfText); at += 1) {
      for (const width of [1, 2, 3]) {
        const before = text.slice(0, at)
        const piece = text.slice(at, at + width)
        if (piece.length < width || tried.has(`${before} ${piece}`)) continue
        tried.add(`${before} ${piece}`)
        for (const after of endings) yield { before, piece, after }
      }
    }
  }
}

/**
 * Returns strings that match or nearly match: generated ones and the characters of the expression
 * itself.
 */
function textsFor(expression: RegExp, seed: number): string[] {
  const characters = expression.source.replace(/\\[pP]\{[^}]*\}|\\(.)|[()[\]{}?*+|^$]/g, '$1')
  const own = [characters, ' ', '\t', '\n', '0', '1', 'a', 'A', '.', '-', '<', '@', '"'].filter(
    Boolean,
  )
  // The generator does not support lookarounds and Unicode properties, and wide classes take minutes.
  const plain = expression.source
    .replace(/\(\?<?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()])*\)/g, '')
    .replace(/\\p\{[^}]*\}/g, 'a')
    .replace(/\\P\{[^}]*\}/g, ' ')
    .replace(/\[(?:\\.|[^\]\\])*\]/g, (characterClass) => {
      const some = ['a', '1', '.', ' ', '-', '<', 'é', '\n'].filter((character) =>
        new RegExp(characterClass, expression.unicode ? 'u' : '').test(character),
      )
      return some.length === 0 ? characterClass : `[${some.map(escaped).join('')}]`
    })
  try {
    const matching = fc.stringMatching(new RegExp(plain, expression.flags.replace(/[gimy]/g, '')), {
      size: 'small',
    })
    return [...own, ...fc.sample(matching, { numRuns: samples, seed }).filter(Boolean)]
  } catch {
    return own
  }
}

const escaped = (character: string) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
