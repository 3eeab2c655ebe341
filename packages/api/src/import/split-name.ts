import { nameKey } from '../contract/name-key.ts'
import { normalised } from './headings.ts'

/** A person's name in its two parts. */
export interface SplitName {
  first_name: string
  last_name: string
}

/** Which part comes first where nothing in the name says so. */
export type NameOrder = 'given' | 'family'

const civilities = new Set(
  'm|mr|mrs|ms|miss|mx|mme|mlle|monsieur|madame|mademoiselle|herr|frau|hr|fr|sr|sra|srta|sig|sig.ra|dhr|mevr'.split(
    '|',
  ),
)
/** What follows a family name and belongs to it: `King, Jr.`. */
const suffixes = /^(?:jr|sr|jnr|snr|ii|iii|iv|phd|md|mba|esq|fils|père)$/i
const particles = new Set(
  "de|du|des|la|le|les|del|della|dello|degli|dei|di|da|das|do|dos|dal|dalla|van|von|vom|der|den|ter|ten|te|zu|zum|zur|af|av|el|al|ben|bin|ibn|bint|abu|ould|st|saint|sainte|san|santa|lo|los|las|mac|d'|d’|'t".split(
    '|',
  ),
)
const joiners = new Set(['y', 'i', 'e', 'et', 'und'])

const bare = (word: string) => word.toLowerCase().replace(/\.$/, '')
const isParticle = (word: string) => particles.has(bare(word))
const isSmallParticle = (word: string) => isParticle(word) && word === word.toLowerCase()
/** Whether a word is written in capitals, which mark the family name: `DUPONT`, but not `J.`. */
function isCapital(word: string): boolean {
  const letters = word
    .replace(/^(?:Mc|Mac|De|Le|La|Di)(?=\p{Lu}{2})/u, '')
    .replace(/[^\p{L}]/gu, '')
  const isInitials =
    word.includes('.') || (letters.length < 3 && !/[AEIOUY]/.test(nameKey(letters).toUpperCase()))
  return (
    letters.length >= 2 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !isInitials
  )
}

/**
 * Splits a full name. A comma follows the family name; capitals mark the family name, and its
 * particles (`de la`, `van der`) stay with it. Where neither is there, `order` decides: the last
 * word, or the first, is the family name.
 */
export function splitName(text: string, order: NameOrder = 'given'): SplitName {
  const name = text
    .replace(/[([{][^()[\]{}]*[)\]}]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .trim()
  const parts = name.split(', ').filter((part) => part !== '')
  const [head = '', ...rest] = parts
  const suffix = rest.filter((part) => suffixes.test(bare(part)))
  const others = rest.filter((part) => !suffixes.test(bare(part)))
  const ending = suffix.length > 0 ? `, ${suffix.join(', ')}` : ''
  if (others.length > 0) {
    return {
      first_name: withoutCivility(others.join(' ')).join(' '),
      last_name: withoutCivility(head).join(' ') + ending,
    }
  }
  const { first_name, last_name } = splitWords(withoutCivility(head), order)
  if (last_name === '' && ending !== '') return { first_name: '', last_name: first_name + ending }
  return { first_name, last_name: last_name + ending }
}

const familyHeading =
  /^(?:nom|noms|name|last|last name|surname|family name|nachname|familienname|apellidos?|cognome|apelido|sobrenome|achternaam|naam) (?:(?:et|and|und|y|e|en) )?(?:prenoms?|first|first name|given name|vorname|nombres?|nome|voornaam)$/

/** Returns which part comes first by the heading, such as `Nom et prénom`; null if it does not say. */
export function nameOrderOf(heading: string): NameOrder | null {
  const text = normalised(heading)
  return familyHeading.test(text) ? 'family' : null
}

/** Which part stands first in the names, if capitals show it in at least half of them; else null. */
export function orderOfNames(names: readonly string[]): NameOrder | null {
  let family = 0
  let given = 0
  for (const name of names) {
    const words = withoutCivility(name.split(',')[0] ?? '')
    const capitals = words.map(isCapital)
    if (!capitals.includes(true) || capitals.every(Boolean)) continue
    if (capitals.at(-1) === true) given += 1
    else family += 1
  }
  if (family === given || (family + given) * 2 < names.filter((name) => name !== '').length)
    return null
  return family > given ? 'family' : 'given'
}

function withoutCivility(name: string): string[] {
  const words = name.split(' ').filter((word) => word !== '')
  const start = words.findIndex((word) => !civilities.has(bare(word)))
  return words.length > 1 && start > 0 ? words.slice(start) : words
}

function splitWords(words: string[], order: NameOrder): SplitName {
  if (words.length < 2) {
    const [only = ''] = words
    return isCapital(only) ? joined([], words) : joined(words, [])
  }
  const capitals = words.map(isCapital)
  if (capitals.includes(true) && !capitals.every(Boolean)) {
    const split = byCapitals(words, capitals)
    if (split) return split
  }
  const isFamilyFirst = order === 'family' || isSmallParticle(words[0] ?? '')
  return isFamilyFirst ? familyFirst(words) : givenFirst(words)
}

/** The words in capitals, with the particles before and between them, are the family name. */
function byCapitals(words: readonly string[], capitals: readonly boolean[]): SplitName | null {
  let start = capitals.indexOf(true)
  const end = capitals.lastIndexOf(true)
  while (start > 0 && isSmallParticle(words[start - 1] ?? '')) start -= 1
  const family = words.slice(start, end + 1)
  const isWhole = family.every((word) => isCapital(word) || isParticle(word))
  const given = [...words.slice(0, start), ...words.slice(end + 1)]
  return isWhole && given.length > 0 ? joined(given, family) : null
}

/** The last word, from its first particle on, is the family name. */
function givenFirst(words: readonly string[]): SplitName {
  const isMary = /^(?:mar[ií]a|mª)$/i.test(words[0] ?? '')
  let start = words.length - 1
  const first = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word))
  if (first > 0 && !isMary) start = first
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1
  // Two family names: `Ortega y Gasset`.
  if (start > 2 && joiners.has(words[start - 1] ?? '')) start -= 2
  return joined(words.slice(0, start), words.slice(start))
}

/** The first word, with the particles before it, is the family name. */
function familyFirst(words: readonly string[]): SplitName {
  let end = 0
  while (end < words.length - 2 && isParticle(words[end] ?? '')) end += 1
  return joined(words.slice(end + 1), words.slice(0, end + 1))
}

const joined = (given: readonly string[], family: readonly string[]): SplitName => ({
  first_name: given.join(' '),
  last_name: family.join(' '),
})
