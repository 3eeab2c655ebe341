import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuery } from '../query/query.ts'
import {
  amongRows,
  withSelected,
  selectedCount,
  selectionState,
  emptySelection,
  idsBetween,
  isSelected,
  matchesSame,
  type TableSelection,
} from './selection.ts'

const all: TableSelection = { isAll: true, ids: new Set() }

describe('selecting', () => {
  it('adds and removes rows', () => {
    const two = withSelected(emptySelection, ['inès', 'karim'], true)
    expect(selectedCount(two, 60)).toBe(2)
    expect([...withSelected(two, ['inès'], false).ids]).toEqual(['karim'])
  })

  it('excludes single rows from all matching rows, and includes them again', () => {
    const butKarim = withSelected(all, ['karim'], false)
    expect(isSelected(butKarim, 'karim')).toBe(false)
    expect(isSelected(butKarim, 'inès')).toBe(true)
    expect(selectedCount(butKarim, 60)).toBe(59)
    expect(selectedCount(withSelected(butKarim, ['karim'], true), 60)).toBe(60)
  })

  it('selects exactly the requested rows, whatever was selected before', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.tuple(fc.uniqueArray(id), fc.boolean())
    fc.assert(
      fc.property(fc.boolean(), fc.array(step), (isAll, steps) => {
        const model = new Map(['a', 'b', 'c', 'd'].map((key) => [key, isAll]))
        let selection: TableSelection = { isAll, ids: new Set() }
        for (const [ids, isOn] of steps) {
          selection = withSelected(selection, ids, isOn)
          ids.forEach((key) => model.set(key, isOn))
        }
        for (const [key, isOn] of model) expect(isSelected(selection, key)).toBe(isOn)
        expect(selectedCount(selection, 4)).toBe([...model.values()].filter(Boolean).length)
      }),
    )
  })
})

describe('amongRows', () => {
  const idOf = (id: string) => id

  it('drops the ids of missing rows, selected or excluded', () => {
    const two = withSelected(emptySelection, ['karim', 'inès'], true)
    expect([...amongRows(two, ['hugo', 'inès'], idOf).ids]).toEqual(['inès'])
    const butTwo = withSelected(all, ['karim', 'inès'], false)
    expect(selectedCount(amongRows(butTwo, ['hugo', 'inès'], idOf), 2)).toBe(1)
  })

  it('returns the same object if no row is missing', () => {
    const two = withSelected(emptySelection, ['karim', 'inès'], true)
    expect(amongRows(two, ['hugo', 'inès', 'karim'], idOf)).toBe(two)
    expect(amongRows(all, [], idOf)).toBe(all)
  })
})

it('returns whether all, some or none of the shown rows are selected', () => {
  const one = withSelected(emptySelection, ['a'], true)
  const state = (selection: TableSelection, ids: string[]) =>
    selectionState(selection, ids, (id) => id)
  expect(state(one, ['a', 'b'])).toBe('some')
  expect(state(one, ['b', 'a'])).toBe('some')
  expect(state(one, ['a'])).toBe('all')
  expect(state(one, ['b', 'c'])).toBe('none')
  expect(state(one, [])).toBe('none')
  expect(state(all, ['a', 'b'])).toBe('all')
  expect(state(emptySelection, ['a', 'b'])).toBe('none')
})

it('returns the ids between two ids in either direction, and only the second id if the first is missing', () => {
  expect(idsBetween(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(idsBetween(['a', 'b'], 'gone', 'b')).toEqual(['b'])
})

it('tells whether two queries match the same rows', () => {
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
