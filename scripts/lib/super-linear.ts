import fc from 'fast-check'

/** Characters of a text, and the milliseconds that a search of it may take. */
interface Step {
  length: number
  milliseconds: number
}

/** One of these shows exponential and cubic work. */
const shortTexts: Step[] = [
  { length: 26, milliseconds: 60 },
  { length: 300, milliseconds: 60 },
]

/**
 * Both of these show quadratic work: the first tells cheaply what to try the second with, which takes a
 * linear search a few milliseconds at most and a quadratic one hundreds.
 */
const longTexts: Step[] = [
  { length: 2000, milliseconds: 0.3 },
  { length: 25_000, milliseconds: 60 },
]

const samples = 8
const piecesOfText = 12
const endings = ['', '\u0000']

/**
 * What to repeat so that the expression takes far more steps than the text has characters: the text
 * before, the repeated piece and the text behind it; null where nothing is found. Texts that match are
 * cut, a piece of each is repeated, and something else is put behind.
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

/** The fastest of three counts: a busy machine may hold up one of them. */
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

/** Texts that match, and such that come close: the signs of the expression itself. */
function textsFor(expression: RegExp, seed: number): string[] {
  const signs = expression.source.replace(/\\[pP]\{[^}]*\}|\\(.)|[()[\]{}?*+|^$]/g, '$1')
  const own = [signs, ' ', '\t', '\n', '0', '1', 'a', 'A', '.', '-', '<', '@', '"'].filter(Boolean)
  // Lookarounds, unicode properties and wide classes are beyond the generator, or take it minutes.
  const plain = expression.source
    .replace(/\(\?<?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()])*\)/g, '')
    .replace(/\\p\{[^}]*\}/g, 'a')
    .replace(/\\P\{[^}]*\}/g, ' ')
    .replace(/\[(?:\\.|[^\]\\])*\]/g, (sign) => {
      const some = ['a', '1', '.', ' ', '-', '<', 'é', '\n'].filter((character) =>
        new RegExp(sign, expression.unicode ? 'u' : '').test(character),
      )
      return some.length === 0 ? sign : `[${some.map(escaped).join('')}]`
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
