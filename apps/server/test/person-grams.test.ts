import { parseFilter } from '@org/api/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { searchCondition } from '../src/repositories/conditions.ts'
import { gramCondition, personSearch } from '../src/repositories/person-grams.ts'
import { databaseKinds, useMigratedDatabase } from './migrated-database.ts'

const text = fc.string({
  unit: fc.constantFrom(...'aeÀÉéœŒÆßŁłøĐçıIİΣ\u0301\u00a0\t -(.)_@0123 '.split('')),
  maxLength: 12,
})
const phone = fc.oneof(
  fc.constantFrom('+33 6 12 34 56 78', '0033612345678', '33612345678', '612345678', '+1 555 0100'),
  fc.string({ unit: fc.constantFrom(...'0123456+ .\u2011()/'.split('')), maxLength: 14 }),
)
const person = fc.record({
  email: text,
  first_name: text,
  last_name: text,
  position: text,
  phone_number: phone,
  mobile_number: fc.oneof(fc.constant(''), phone),
})
const rule = {
  search: ['email', 'first_name', 'last_name', 'position'],
  phones: ['phone_number', 'mobile_number'],
  where: [],
  order: [],
}

/** As the column of the table computes it. */
const searchText = sql`folded_text(
  email || E'\\n' || first_name || E'\\n' || last_name || E'\\n' || position)`

function searchFor(words: string) {
  const parsed = parseFilter(JSON.stringify({ search: words }), rule)
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
  return parsed.query.search
}

describe.each(databaseKinds)('the index of a search for people on %s', (_, postgresUrl) => {
  const opened = useMigratedDatabase(postgresUrl)

  it('finds exactly those whom the search matches', async () => {
    const people = fc.sample(person, { seed: 20, numRuns: 240 })
    const rows = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as people (
      email text, first_name text, last_name text, position text, phone_number text, mobile_number text)`
    const searches = people
      .slice(0, 24)
      .flatMap((one) => [
        `${one.first_name.slice(1, 6)} ${one.last_name.slice(0, 5)}`,
        one.email.slice(2, 9),
        one.phone_number.slice(0, 8),
        one.mobile_number.slice(0, 8),
        one.last_name.slice(0, 2),
      ])
    let matches = 0
    for (const search of searches.map(searchFor)) {
      const found = await sql<{ matching: boolean; found: boolean }>`
        select ${searchCondition(search)} as matching, ${personSearch('o', search)} as found
        from (select 'o' as organisation_id, *, ${searchText} as search_text
          from ${rows}) as users`.execute(opened().db)
      matches += found.rows.filter(({ matching }) => matching).length
      expect(found.rows.filter((row) => row.matching !== row.found)).toEqual([])
    }
    expect(matches).toBeGreaterThan(searches.length)
  })

  it('finds nobody of another organisation, and few others', async () => {
    const found = async (words: string, organisationId = 'o') => {
      const { rows } = await sql<{ found: boolean }>`
        select ${gramCondition(organisationId, searchFor(words))} as found
        from (select *, ${searchText} as search_text from (
          select 'o' as organisation_id, 'zoe@lueur.example' as email, 'Zoé' as first_name,
          'Lœuillet' as last_name, 'Acheteuse 12' as position, '06 12 34 56 78' as phone_number, '07 45' as mobile_number
        ) as people) as users`.execute(opened().db)
      return rows[0]?.found
    }
    expect(await found('loeuil')).toBe(true)
    expect(await found('ZOÉ achet')).toBe(true)
    expect(await found('12')).toBe(true)
    expect(await found('+33 6 12 34')).toBe(true)
    expect(await found('+33 7 45')).toBe(true)
    expect(await found('loeuil', 'p')).toBe(false)
    expect(await found('+33 6 12 34', 'p')).toBe(false)
    expect(await found('zoé martin')).toBe(false)
    expect(await found('06 99')).toBe(false)
    expect(await found('07 12')).toBe(false)
    expect(await found('78')).toBe(false)
  })
})
