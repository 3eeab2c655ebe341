import { checkCharacter, endsInCheckCharacter } from './check-character.ts'
import { readHibcData } from './hibc-data.ts'
import { type HibcLabel, invalid, type InvalidLabel, type PartLabel } from './label.ts'

/** Labeler (4), product (1 to 18), and unit of measure (1 digit). */
const primary = /^\+[A-Z][0-9A-Z]{4,21}\d$/
/** Whether a text has the form of primary data and a check character, which may be wrong. */
export const isHibcProduct = (text: string): boolean =>
  /^\+[A-Z][0-9A-Z]{4,21}\d[0-9A-Z.$/+%-]$/i.test(text)

/** Whether a text is a HIBC label with a correct check character. */
export const isHibc = (text: string): boolean =>
  /^\+[$0-9A-Z][0-9A-Z. $/+%-]{3,}$/i.test(text) && endsInCheckCharacter(text.toUpperCase())

/** Data that only HIBC labels contain. */
const secondaryStart = /^\+(?:\$|\d{5})/
const combinedStart = /^\+[A-Z][0-9A-Z]{4,21}\d\/(?:\$|1[46]D|\d{5})/

/**
 * Reads a HIBC label (ANSI/HIBC 2.6): the primary data, which names a product; the secondary data,
 * which names only a lot; or both, separated by `/`. Returns null for any other text.
 *
 * A text that looks like primary data but has a wrong check character may be a company's own code,
 * so it counts as other text. Capitals are assumed, because HIBC has no others.
 */
export function readHibc(
  scanned: string,
  today: string,
): HibcLabel | PartLabel | InvalidLabel | null {
  const text = withoutStars(scanned).toUpperCase()
  if (!text.startsWith('+')) return null
  // A check character can be a space, which does not survive trimming.
  const checked = [text, `${text} `].find(endsInCheckCharacter)
  if (checked === undefined) {
    const isHibc = text.startsWith('+$') || combinedStart.test(text)
    return isHibc ? invalid('check-digit') : null
  }
  const content = checked.slice(0, -1)
  const [first = '', ...others] = content.split('/')
  if (primary.test(first)) {
    const data = readHibcData(others, today)
    if (!data) return invalid('characters')
    const { hasBadDate, ...rest } = data
    const code = first + checkCharacter(first)
    return { kind: 'hibc', code, ...rest, needsLotAndExpiry: hasBadDate }
  }
  if (!secondaryStart.test(content)) return null
  const data = readHibcData(content.slice(1, -1).split('/'), today)
  if (!data) return text.startsWith('+$') ? invalid('characters') : null
  const { hasBadDate, ...rest } = data
  const link = content.slice(-1)
  return { kind: 'part', code: scanned, link, ...rest, needsLotAndExpiry: hasBadDate }
}

/** Some scanners send the start and stop characters of Code 39. */
const withoutStars = (text: string) => (/^\*\+.*\*$/.test(text) ? text.slice(1, -1) : text)
