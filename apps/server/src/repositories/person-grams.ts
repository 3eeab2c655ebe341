import type { ListQuery } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import { all, any, searchCondition } from './conditions.ts'

/** True for texts that have grams. */
const hasGrams = (text: string) => Array.from(text).length >= 3 || /^\d\d$/.test(text)

/** The expression of the index `users_by_grams`. */
const grams = sql`(text_grams(organisation_id, search_text)
  || text_grams(organisation_id || ' phone', phone_digits(phone_number)))`

/** The expression and condition of the index `users_by_mobile_grams`. */
const mobileGrams = sql`text_grams(organisation_id || ' phone', phone_digits(mobile_number))`
const hasMobile = sql<boolean>`mobile_number <> ''`

/**
 * Matches everybody in the organisation whom a search over all fields of people may find, and few
 * others, by an index. True for a search without a word of three letters or two digits.
 */
export function gramCondition(
  organisationId: string,
  { terms }: ListQuery['search'],
): RawBuilder<boolean> {
  const contains = (owner: string, text: string, own = grams) =>
    sql<boolean>`${own} @> text_grams(${owner}, ${text})`
  return all(
    terms.flatMap(({ words, digits }) => {
      const indexed = words.filter(hasGrams)
      // The other words may match anybody.
      if (indexed.length === 0) return []
      const inFields = all(indexed.map((word) => contains(organisationId, word)))
      if (digits === null) return [inFields]
      const owner = `${organisationId} phone`
      const isMobile = all([hasMobile, contains(owner, digits, mobileGrams)])
      return [any([inFields, contains(owner, digits), isMobile])]
    }),
  )
}

/** Matches the people in an organisation whom a search over all fields of people finds. */
export function personSearch(
  organisationId: string,
  search: ListQuery['search'],
): RawBuilder<boolean> {
  const mayBePhone = search.terms.some(({ digits }) => digits !== null)
  const words = search.terms.flatMap((term) => term.words)
  // No word contains the line breaks between the fields.
  const found = mayBePhone ? searchCondition(search) : all(words.map(inText))
  return all([gramCondition(organisationId, search), found])
}

const inText = (word: string) =>
  sql<boolean>`search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

/** Whether an index has too little of the words of a search to find the people by it. */
export const isShort = ({ terms }: ListQuery['search']): boolean =>
  terms.length > 0 && !terms.some(({ words }) => words.some(hasGrams))
