import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DataTableCell } from '../cells.ts'
import { isFilterEmpty, type TableFilter } from './filters.ts'
import { createRowIndex } from './row-index.ts'
import { runQuery } from './run-query.ts'
import { finish } from './slices.ts'
import type { TableSorting } from './sorting.ts'
import { fold } from '../../fold.ts'
import { sortKey } from './sort-key.ts'

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

interface Question {
  search: string
  filters: Record<string, TableFilter>
  sorting: TableSorting[]
}

const ask = (people: Person[], question: Partial<Question>) => {
  const query = { search: '', filters: {}, sorting: [], ...question }
  const places = finish(runQuery(createRowIndex(people, cells), query))
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
  it('finds words in any order, in any column, without accents and capitals', () => {
    expect(names(ask(people, { search: 'MARTIN eloise' }))).toEqual(['Éloïse Martin'])
    expect(names(ask(people, { search: 'equipe eloi' }))).toEqual(['Éloïse Martin', 'eloi Bernard'])
    expect(ask(people, { search: 'x' })).toEqual([])
  })

  it('looks only into columns that are searchable', () => {
    expect(ask(people, { search: '44' })).toEqual([])
  })

  it('sorts by several columns, empty values last in both directions', () => {
    const byTeam: TableSorting = { key: 'team', direction: 'ascending' }
    const byAge: TableSorting = { key: 'age', direction: 'descending' }
    expect(names(ask(people, { sorting: [byTeam, byAge] }))).toEqual([
      'eloi Bernard',
      'Éloïse Martin',
      'Zoé Leroy',
      'Martin Dupont',
    ])
    expect(names(ask(people, { sorting: [{ ...byTeam, direction: 'descending' }] })).at(-1)).toBe(
      'Martin Dupont',
    )
  })

  it('ignores a column that is not there', () => {
    expect(ask(people, { sorting: [{ key: 'gone', direction: 'ascending' }] })).toEqual(people)
  })
})

const word = fc.constantFrom('Éloïse', 'martin', 'Zoé', 'a', 'Équipe 9', 'équipe 10', 'ŒUVRE', '')
const person = fc.record<Person>({
  name: fc.tuple(word, word).map((parts) => parts.join(' ')),
  team: fc.option(word),
  age: fc.option(fc.integer({ min: -5, max: 5 })),
})
const question = fc.record<Question>({
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

/** The same in the plainest way: filter, then one stable sort per column, the last column first. */
function naive(all: Person[], { search, filters, sorting }: Question): Person[] {
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

it('agrees with the plainest way of doing it, whatever is asked', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 40 }), question, (all, asked) => {
      expect(ask(all, asked)).toEqual(naive(all, asked))
    }),
    { numRuns: 500 },
  )
})

it('agrees with it on more rows than are sorted in one run', () => {
  const many = fc.sample(person, { numRuns: 20_000, seed: 7 })
  const asked: Question = {
    search: 'e',
    filters: {},
    sorting: [
      { key: 'team', direction: 'descending' },
      { key: 'age', direction: 'ascending' },
    ],
  }
  expect(ask(many, asked)).toEqual(naive(many, asked))
})
