import { isEmail } from '@org/ui/validators'
import { cleanEmail } from './clean-email.ts'

/** A recipient of a mail. */
export interface Recipient {
  name: string
  email: string
}

/** Lists longer than this are files, not pasted recipients. */
const longest = 2_000_000

/**
 * Reads the recipients of a mail, as mail programs copy them: `Zoé Roy <zoe@a.fr>; leo@a.fr`. Null
 * if the text is anything else, such as a table or a plain column of addresses.
 */
export function addressList(text: string): Recipient[] | null {
  const isShort = text.length <= longest
  if (!isShort || !/[^\s@]@[^\s@]/.test(text)) return null
  for (const items of [text.split(/[;\n\r]/), withNames(text.split(/[,\n\r]/))]) {
    const people = recipientsOf(items)
    if (people && isList(text, people)) return people
  }
  return null
}

/** Joins pieces without an address to the next one: they are the part of a name before its comma. */
function withNames(pieces: readonly string[]): string[] {
  const items: string[] = []
  let name: string[] = []
  for (const piece of pieces) {
    name.push(piece)
    if (!piece.includes('@') && piece.trim() !== '') continue
    items.push(name.join(','))
    name = []
  }
  return [...items, name.join(',')]
}

/** Reads each item as a recipient; null as soon as one is something else. */
function recipientsOf(items: readonly string[]): Recipient[] | null {
  const people: Recipient[] = []
  for (const item of items) {
    if (item.trim() === '') continue
    const person = recipientOf(item.trim())
    if (!person) return null
    people.push(person)
  }
  return people
}

/** Plain addresses in a column are a table. A list has names, or all addresses in one line. */
function isList(text: string, people: readonly Recipient[]): boolean {
  const lines = text.split(/[\n\r]+/).filter((line) => line.trim() !== '')
  const isOneLine = lines.length === 1 && people.length > 1
  return isOneLine || people.some(({ name }) => name !== '')
}

function recipientOf(item: string): Recipient | null {
  const start = item.lastIndexOf('<')
  if (start < 0) {
    const email = cleanEmail(item.replace(/,$/, ''))
    return !/\s/.test(item) && isEmail(email) ? { name: '', email } : null
  }
  const email = cleanEmail(item.slice(start))
  const name = item
    .slice(0, start)
    .replace(/[\t"]+/g, ' ')
    .trim()
    .replace(/^'(.*)'$/, '$1')
  const isOne = !name.includes('@') && !name.includes(';')
  return isOne && isEmail(email) ? { name, email } : null
}
