import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFilterEmpty, type TableFilter } from '../query/filters.ts'
import { pageSizes } from '../query/pages.ts'
import { emptyQuery, type TableQuery } from '../query/query.ts'
import { readTableQuery, writeTableQuery } from './query-params.ts'

const day = fc.date({ noInvalidDate: true, min: new Date(2000, 0), max: new Date(2050, 0) })
const dayText = day.map((date) => date.toISOString().slice(0, 10))
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const filter: fc.Arbitrary<TableFilter> = fc
  .oneof(
    fc.record({ kind: fc.constant('text' as const), text: fc.string({ minLength: 1 }) }),
    fc.record({
      kind: fc.constant('choice' as const),
      values: fc.uniqueArray(fc.string(), { minLength: 1 }),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      min: optional(fc.integer()),
      max: optional(fc.integer()),
    }),
    fc.record({
      kind: fc.constant('date' as const),
      from: optional(dayText),
      to: optional(dayText),
    }),
  )
  .filter((made) => !isFilterEmpty(made))
const query: fc.Arbitrary<TableQuery> = fc.record({
  search: fc.string(),
  filters: fc
    .dictionary(fc.stringMatching(/^[a-z][\w.]{0,8}$/), filter, { maxKeys: 3 })
    .map((entries) => ({ ...entries })),
  sorting: fc.array(
    fc.record({
      key: fc.string({ minLength: 1 }).filter((key) => !key.startsWith('-')),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    { maxLength: 3 },
  ),
  page: fc.record({ index: fc.nat(999), size: fc.constantFrom(...pageSizes) }),
})

it('reads the same query that was written, and keeps the other parameters', () => {
  fc.assert(
    fc.property(query, fc.constantFrom('', 'team.'), (query, prefix) => {
      const written = writeTableQuery(new URLSearchParams('edit=7'), query, prefix)
      const read = new URLSearchParams(written.toString())
      expect(readTableQuery(read, prefix)).toEqual(query)
      expect(read.get('edit')).toBe('7')
      expect(writeTableQuery(read, emptyQuery, prefix).toString()).toBe('edit=7')
    }),
    { numRuns: 300 },
  )
})

describe('the address', () => {
  it('is short and readable', () => {
    const query: TableQuery = {
      search: 'inès',
      filters: { team: { kind: 'choice', values: ['Commerce', 'Finance'] } },
      sorting: [
        { key: 'team', direction: 'ascending' },
        { key: 'name', direction: 'descending' },
      ],
      page: { index: 1, size: 20 },
    }
    expect(decodeURIComponent(writeTableQuery(new URLSearchParams(), query).toString())).toBe(
      'search=inès&sort=team,-name&page=2&size=20&filter.team=choice:Commerce&filter.team=choice:Finance',
    )
  })

  it.each([
    'page=0&size=7',
    'page=-3',
    'page=1e9',
    'size=abc',
    'filter.age=number:a..b',
    'filter.age=number:',
    'filter.day=date:gestern..',
    'filter.x=',
    'filter.x=other:1',
  ])('falls back to the empty query for invalid parameters: %s', (address) => {
    expect(readTableQuery(new URLSearchParams(address))).toEqual(emptyQuery)
  })

  it('may contain a stray percent sign', () => {
    expect(readTableQuery(new URLSearchParams('sort=%25a')).sorting[0]?.key).toBe('%a')
  })
})
