import type { ListQuery } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import { all, any } from './conditions.ts'

/** True for texts that have grams. */
const hasGrams = (text: string) => Array.from(text).length >= 3 || /^\d\d$/.test(text)

/** The expression of the index `users_by_grams`. */
const grams = sql`(text_grams(organisation_id,
    folded_text(email || E'\\n' || first_name || E'\\n' || last_name || E'\\n' || position))
  || text_grams(organisation_id || ' phone', phone_digits(phone_number)))`

/**
 * Matches everybody in the organisation whom a search over all fields of people may find, and few
 * others, by an index. True for a search without a word of three letters or two digits.
 */
export function gramCondition(
  organisationId: string,
  { terms }: ListQuery['search'],
): RawBuilder<boolean> {
  const contains = (owner: string, text: string) =>
    sql<boolean>`${grams} @> text_grams(${owner}, ${text})`
  return all(
    terms.flatMap(({ words, digits }) => {
      const indexed = words.filter(hasGrams)
      // The other words may match anybody.
      if (indexed.length === 0) return []
      const inFields = all(indexed.map((word) => contains(organisationId, word)))
      if (digits === null) return [inFields]
      return [any([inFields, contains(`${organisationId} phone`, digits)])]
    }),
  )
}
