import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** A product's texts, and the claims that quote them. */
export interface QuotedTextsCase {
  /** The specification that describes the product. */
  document: 1 | 3
  /**
   * Areas of the product's claims; undefined if all claims of the document concern this product.
   */
  areas?: readonly string[]
  /** The modules that contain the product's texts. */
  catalogues: readonly object[]
  /** Texts that the claims quote although no catalogue contains them, each with its origin. */
  elsewhere: Readonly<Record<string, string>>
}

/**
 * Returns all texts of a catalogue: its strings, and the results of its functions when called with
 * placeholders.
 */
function textsOf(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((text: unknown): string[] => {
    if (typeof text === 'string') return [text]
    if (typeof text === 'object' && text !== null) return textsOf(text)
    if (typeof text !== 'function') return []
    try {
      return [String(Reflect.apply(text, undefined, Array<string>(text.length).fill('…')))]
    } catch {
      // Skip texts whose parameters are lists or dates rather than strings.
      return []
    }
  })
}

/**
 * Texts in single or double quotes, or in guillemets. Inside single quotes, a single quote before a
 * letter is an apostrophe.
 */
const quotes = /(?<!\w)'((?:[^']|'(?=\w))+)'|"([^"]+)"|« ([^«»]+) »/g

/**
 * Placeholders in quoted texts: `<name>`, `{email}` and, before a question mark, `...`, plus the
 * words `N`, `title` and `message`, which a few claims use.
 */
const placeholders =
  /<\w+>|\{[\w ]+\}|\.\.\.(?=\?)|(?<=^Ligne |bloc )N|(?<=N - )title|(?<= : )message$/

/** Normalises apostrophes and spaces, because the claims use straight apostrophes. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s/g, ' ')

/** Returns a pattern that matches a quoted text. The text's placeholders match anything. */
const patternOf = (text: string) =>
  new RegExp(
    plain(text)
      .split(placeholders)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

/**
 * Tests that a product's catalogues contain the texts that the claims of the specification quote.
 */
export function quotedTextsSuite({
  document,
  areas,
  catalogues,
  elsewhere,
}: QuotedTextsCase): void {
  const claims = path.resolve(import.meta.dirname, '../../../../docs/claims.tsv')
  const quoted = readFileSync(claims, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      ([id = '', area = '']) => id.startsWith(`${document}.`) && (areas?.includes(area) ?? true),
    )
    .flatMap(([id = '', , , claim = '']) =>
      [...claim.matchAll(quotes)].map((match) => [id, match.slice(1).join('')] as const),
    )
  const texts = catalogues.flatMap(textsOf).map(plain)

  it('finds quoted text in the claims', () => {
    expect(quoted.length).toBeGreaterThan(0)
  })

  it.each(quoted.filter(([, text]) => !Object.hasOwn(elsewhere, text)))(
    'contains the text quoted in claim %s: %s',
    (_, text) => {
      expect(texts.some((one) => patternOf(text).test(one))).toBe(true)
    },
  )

  it.each(Object.keys(elsewhere))('lists an exception only if a claim quotes it: %s', (text) => {
    expect(quoted.map(([, one]) => one)).toContain(text)
  })

  it.each(Object.keys(elsewhere))('excepts only texts missing from catalogues: %s', (text) => {
    expect(texts).not.toContain(plain(text))
  })
}
