import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DataTableCell } from '../cells.ts'
import { isFilterEmpty, type TableFilter } from './filters.ts'
import { createRowIndex, prepareSearch } from './row-index.ts'
import { runQuery } from './run-query.ts'
import { finish } from './slices.ts'
import type { TableSorting } from './sorting.ts'
import { fold } from '../../fold.ts'
import { sortKey } from './sort-key.ts'
import type { Wording } from './wording.ts'

interface Person {
  name: string
  team: string | null
  age: number | null
}

const cells: DataTableCell<Person>[] = [
  { key: 'name', title: 'Nom' },
  { key: 'team', title: 'Équipe' },
  { key: 'age', title: 'Âge', isSearchable: false },
]

const french: Wording = { locale: 'fr-FR', yes: 'Oui', no: 'Non' }

interface QueryPart {
  search: string
  filters: Record<string, TableFilter>
  sorting: TableSorting[]
}

const run = (people: Person[], question: Partial<QueryPart>) => {
  const query = { search: '', filters: {}, sorting: [], ...question }
  const places = finish(runQuery(createRowIndex(people, cells, french), query))
  return places === null ? people : Array.from(places, (place) => people[place] as Person)
}

const people: Person[] = [
  { name: 'Zoé Leroy', team: 'Équipe 10', age: 31 },
  { name: 'Éloïse Martin', team: 'Équipe 9', age: null },
  { name: 'Martin Dupont', team: null, age: 44 },
  { name: 'eloi Bernard', team: 'Équipe 9', age: 9 },
]
const names = (found: Person[]) => found.map(({ name }) => name)

describe('runQuery', () => {
  it('finds words in any order, in any column, ignoring accents and case', () => {
    expect(names(run(people, { search: 'MARTIN eloise' }))).toEqual(['Éloïse Martin'])
    expect(names(run(people, { search: 'equipe eloi' }))).toEqual(['Éloïse Martin', 'eloi Bernard'])
    expect(run(people, { search: 'x' })).toEqual([])
  })

  it('finds the words of a text filter in any order, ignoring accents', () => {
    const holding = (text: string) =>
      names(run(people, { filters: { name: { kind: 'text', text } } }))
    expect(holding(' martin ELOISE ')).toEqual(['Éloïse Martin'])
    expect(holding('martin équipe')).toEqual([])
  })

  it('searches only columns that are searchable', () => {
    expect(run(people, { search: '44' })).toEqual([])
  })

  it('sorts by several columns, empty values last in both directions', () => {
    const byTeam: TableSorting = { key: 'team', direction: 'ascending' }
    const byAge: TableSorting = { key: 'age', direction: 'descending' }
    expect(names(run(people, { sorting: [byTeam, byAge] }))).toEqual([
      'eloi Bernard',
      'Éloïse Martin',
      'Zoé Leroy',
      'Martin Dupont',
    ])
    expect(names(run(people, { sorting: [{ ...byTeam, direction: 'descending' }] })).at(-1)).toBe(
      'Martin Dupont',
    )
  })

  it('ignores a column that does not exist', () => {
    expect(run(people, { sorting: [{ key: 'gone', direction: 'ascending' }] })).toEqual(people)
  })
})

interface Move {
  hired: Date | null
  installed: boolean
  mails: number
}

const moveCells: DataTableCell<Move>[] = [
  { key: 'hired', title: 'Arrivée' },
  { key: 'installed', title: 'Installée' },
  { key: 'mails', title: 'Emails' },
]
const moves: Move[] = [
  { hired: new Date(2020, 5, 12, 9, 30), installed: true, mails: 1234.5 },
  { hired: new Date(2021, 5, 13), installed: false, mails: 0.25 },
  { hired: null, installed: false, mails: 12 },
]

describe('searched text', () => {
  const found = (part: Partial<QueryPart>, wording = french) => {
    const query = { search: '', filters: {}, sorting: [], ...part }
    return finish(runQuery(createRowIndex(moves, moveCells, wording), query))?.join()
  }
  const typed = (search: string, wording = french) => found({ search }, wording)
  const inColumn = (key: string, text: string) =>
    found({ filters: { [key]: { kind: 'text', text } } })

  it('contains a date as it is shown, not as JavaScript prints it', () => {
    expect(typed('12/06/2020')).toBe('0')
    expect(inColumn('hired', '/06/2021')).toBe('1')
    for (const unseen of ['gmt', 'jun', '09:30']) {
      expect(typed(unseen)).toBe('')
      expect(inColumn('hired', unseen)).toBe('')
    }
    expect(typed('06/12/2020', { ...french, locale: 'en-US' })).toBe('')
    expect(typed('6/12/2020', { ...french, locale: 'en-US' })).toBe('0')
  })

  it('contains the page’s label for a boolean', () => {
    expect(typed('oui')).toBe('0')
    expect(inColumn('installed', 'non')).toBe('1,2')
    expect(typed('true')).toBe('')
    expect(inColumn('installed', 'false')).toBe('')
    expect(typed('faite', { ...french, yes: 'Faite' })).toBe('0')
  })

  it('contains a number with the page’s decimal separator, with and without thousands separators', () => {
    expect(typed('0,25')).toBe('1')
    expect(inColumn('mails', '1234,5')).toBe('0')
    expect(typed('1 234,5')).toBe('0')
    expect(typed('1,234.5', { ...french, locale: 'en-GB' })).toBe('0')
    expect(typed('1234.5', { ...french, locale: 'en-GB' })).toBe('0')
  })

  it('is created once, and not before a search', () => {
    const write = vi.spyOn(
      Intl.DateTimeFormat.prototype as { readonly format: unknown },
      'format',
      'get',
    )
    const index = createRowIndex(moves, moveCells, french)
    const query = { search: '', filters: {}, sorting: [] }
    finish(prepareSearch(index))
    finish(runQuery(index, { ...query, sorting: [{ key: 'hired', direction: 'descending' }] }))
    expect(write).not.toHaveBeenCalled()
    for (const search of ['2', '20', '202']) finish(runQuery(index, { ...query, search }))
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('does not affect the order of dates, booleans and numbers', () => {
    const by = (key: string) => found({ sorting: [{ key, direction: 'ascending' }] })
    expect(by('hired')).toBe('0,1,2')
    expect(by('installed')).toBe('1,2,0')
    expect(by('mails')).toBe('1,2,0')
  })
})

afterEach(() => vi.restoreAllMocks())

const word = fc.constantFrom('Éloïse', 'martin', 'Zoé', 'a', 'Équipe 9', 'équipe 10', 'ŒUVRE', '')
const person = fc.record<Person>({
  name: fc.tuple(word, word).map((parts) => parts.join(' ')),
  team: fc.option(word),
  age: fc.option(fc.integer({ min: -5, max: 5 })),
})
const queryPart = fc.record<QueryPart>({
  search: fc
    .array(fc.constantFrom('e', 'LO', '9', 'zoé', 'oeuvre', ' '), { maxLength: 3 })
    .map((w) => w.join(' ')),
  filters: fc.oneof(
    fc.constant({}),
    fc.record({ team: word.map((text): TableFilter => ({ kind: 'text', text })) }),
    fc.record({
      age: fc.record({
        kind: fc.constant('number' as const),
        min: fc.integer({ min: -5, max: 5 }),
      }),
    }),
  ),
  sorting: fc.uniqueArray(
    fc.record<TableSorting>({
      key: fc.constantFrom('name', 'team', 'age'),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
    { selector: ({ key }) => key },
  ),
})

/**
 * A simple reference implementation: filter, then one stable sort per column, the last column
 * first.
 */
function naive(all: Person[], { search, filters, sorting }: QueryPart): Person[] {
  const found = all.filter((row) => {
    const texts = [fold(row.name), fold(row.team ?? '')]
    const words = fold(search).split(/\s+/).filter(Boolean)
    if (!words.every((part) => texts.some((text) => text.includes(part)))) return false
    return Object.entries(filters).every(([key, filter]) => {
      if (isFilterEmpty(filter)) return true
      const value = row[key as keyof Person]
      if (filter.kind === 'number') return typeof value === 'number' && value >= (filter.min ?? -9)
      if (filter.kind !== 'text') throw new Error(filter.kind)
      const parts = fold(filter.text).split(/\s+/).filter(Boolean)
      return parts.every((part) => fold(String(value ?? '')).includes(part))
    })
  })
  return sorting.toReversed().reduce((rows, { key, direction }) => {
    const value = (row: Person) => row[key as keyof Person]
    const isEmpty = (row: Person) => value(row) === null || value(row) === ''
    const rank = (first: Person, second: Person) => {
      const [a, b] = [value(first), value(second)]
      if (typeof a === 'number' && typeof b === 'number') return a - b
      const [x, y] = [sortKey(String(a)), sortKey(String(b))]
      return x < y ? -1 : x > y ? 1 : 0
    }
    const sign = direction === 'ascending' ? 1 : -1
    const full = rows.filter((row) => !isEmpty(row))
    return [...full.toSorted((a, b) => sign * rank(a, b)), ...rows.filter(isEmpty)]
  }, found)
}

it('matches a naive implementation for any query', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 40 }), queryPart, (all, query) => {
      expect(run(all, query)).toEqual(naive(all, query))
    }),
    { numRuns: 500 },
  )
})

it('matches the naive implementation with more rows than fit into one sorted run', () => {
  const many = fc.sample(person, { numRuns: 20_000, seed: 7 })
  const query: QueryPart = {
    search: 'e',
    filters: {},
    sorting: [
      { key: 'team', direction: 'descending' },
      { key: 'age', direction: 'ascending' },
    ],
  }
  expect(run(many, query)).toEqual(naive(many, query))
})
