import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuery } from '../query/query.ts'
import {
  amongRows,
  choose,
  chosenCount,
  chosenState,
  emptySelection,
  idsBetween,
  isChosen,
  matchesSame,
  type TableSelection,
} from './selection.ts'

const all: TableSelection = { isAll: true, ids: new Set() }

describe('choosing', () => {
  it('takes rows in and leaves them out', () => {
    const two = choose(emptySelection, ['inès', 'karim'], true)
    expect(chosenCount(two, 60)).toBe(2)
    expect([...choose(two, ['inès'], false).ids]).toEqual(['karim'])
  })

  it('leaves single rows out of all that match, and takes them in again', () => {
    const butKarim = choose(all, ['karim'], false)
    expect(isChosen(butKarim, 'karim')).toBe(false)
    expect(isChosen(butKarim, 'inès')).toBe(true)
    expect(chosenCount(butKarim, 60)).toBe(59)
    expect(chosenCount(choose(butKarim, ['karim'], true), 60)).toBe(60)
  })

  it('chooses just what was asked for, whatever came before', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.tuple(fc.uniqueArray(id), fc.boolean())
    fc.assert(
      fc.property(fc.boolean(), fc.array(step), (isAll, steps) => {
        const model = new Map(['a', 'b', 'c', 'd'].map((key) => [key, isAll]))
        let selection: TableSelection = { isAll, ids: new Set() }
        for (const [ids, isOn] of steps) {
          selection = choose(selection, ids, isOn)
          ids.forEach((key) => model.set(key, isOn))
        }
        for (const [key, isOn] of model) expect(isChosen(selection, key)).toBe(isOn)
        expect(chosenCount(selection, 4)).toBe([...model.values()].filter(Boolean).length)
      }),
    )
  })
})

describe('rows that are gone', () => {
  const idOf = (id: string) => id

  it('are neither selected nor deselected', () => {
    const two = choose(emptySelection, ['karim', 'inès'], true)
    expect([...amongRows(two, ['hugo', 'inès'], idOf).ids]).toEqual(['inès'])
    const butTwo = choose(all, ['karim', 'inès'], false)
    expect(chosenCount(amongRows(butTwo, ['hugo', 'inès'], idOf), 2)).toBe(1)
  })

  it('change nothing while every row is there', () => {
    const two = choose(emptySelection, ['karim', 'inès'], true)
    expect(amongRows(two, ['hugo', 'inès', 'karim'], idOf)).toBe(two)
    expect(amongRows(all, [], idOf)).toBe(all)
  })
})

it('tells whether all, some or none of the shown rows are selected', () => {
  const one = choose(emptySelection, ['a'], true)
  const state = (selection: TableSelection, ids: string[]) =>
    chosenState(selection, ids, (id) => id)
  expect(state(one, ['a', 'b'])).toBe('some')
  expect(state(one, ['b', 'a'])).toBe('some')
  expect(state(one, ['a'])).toBe('all')
  expect(state(one, ['b', 'c'])).toBe('none')
  expect(state(one, [])).toBe('none')
  expect(state(all, ['a', 'b'])).toBe('all')
  expect(state(emptySelection, ['a', 'b'])).toBe('none')
})

it('names the rows from one to another in either direction', () => {
  expect(idsBetween(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(idsBetween(['a', 'b'], 'gone', 'b')).toEqual(['b'])
})

it('knows when another question leaves other rows over', () => {
  const turned = { ...emptyQuery, page: { index: 3, size: 20 as const } }
  expect(matchesSame(emptyQuery, turned)).toBe(true)
  expect(matchesSame(emptyQuery, { ...emptyQuery, search: ' ' })).toBe(true)
  expect(matchesSame(emptyQuery, { ...emptyQuery, search: 'inès' })).toBe(false)
  const filtered = (value: string) => ({
    ...emptyQuery,
    filters: { team: { kind: 'choice' as const, values: [value] } },
  })
  expect(matchesSame(emptyQuery, filtered('Finance'))).toBe(false)
  expect(matchesSame(filtered('Ventes'), filtered('Finance'))).toBe(false)
  expect(matchesSame(filtered('Finance'), filtered('Finance'))).toBe(true)
})
