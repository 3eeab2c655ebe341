/** One row of the comparison. */
export interface Person {
  id: string
  name: string
  email: string
  position: string
  team: string
  city: string
  mails: number
  hired: number
  note: string
}

/**
 * The text typed into the search, letter by letter; no other text in the rows contains its first
 * letter.
 */
export const typed = 'kwxzvq'

/** Columns by key and title; every table shows these eight. */
export const columns = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['position', 'Position'],
  ['team', 'Team'],
  ['city', 'City'],
  ['mails', 'Mails a day'],
  ['hired', 'Hired'],
  ['note', 'Note'],
] as const

const first = ['Adele', 'Bruno', 'Camille', 'Diane', 'Emile', 'Flora', 'Gaston', 'Helene', 'Irene']
const last = ['Martin', 'Laurent', 'Dupont', 'Benali', 'Moreau', 'Girard', 'Petit']
const positions = ['Directrice', 'Comptable', 'Responsable', 'Assistante', 'Ingenieur']
const teams = ['Commerce', 'Support', 'Finance', 'Technique']
const cities = ['Paris', 'Lille', 'Lorient', 'Rennes', 'Toulouse', 'Strasbourg']

/** Returns a pseudo-random number from 0 to 1 that is always the same for an index. */
const scattered = (index: number) => (Math.imul(index + 1, 2654435761) >>> 0) / 2 ** 32

const pick = (values: readonly string[], index: number, step: number) =>
  values[Math.floor(scattered(index * step) * values.length)] ?? ''

/**
 * Creates the rows. Row 1 contains the first typed letter, row 2 the first two, and so on, so that
 * each letter brings another row to the top; each letter also halves the remaining rows.
 */
export function people(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${pick(first, index, 3)} ${pick(last, index, 7)} ${Math.floor(scattered(index) * 1e9)}`
    const letters =
      index <= typed.length ? index : Math.floor(-Math.log2(1 - scattered(index * 11)))
    return {
      id: String(index),
      name: index === count - 1 ? 'Aaron Aubert' : name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@maison-lueur.fr`,
      position: pick(positions, index, 13),
      team: pick(teams, index, 17),
      city: pick(cities, index, 19),
      mails: Math.floor(scattered(index * 23) * 100),
      hired: 2000 + Math.floor(scattered(index * 29) * 26),
      note: `note ${typed.slice(0, letters)}`,
    }
  })
}
