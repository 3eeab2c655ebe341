import { describe, expect, it } from 'vitest'
import { filterTest, isFilterEmpty, withFilter } from './filters.ts'

const french = { yes: 'Oui', no: 'Non' }

describe('filterTest', () => {
  it('matches a row with one of the selected values', () => {
    const test = filterTest({ kind: 'choice', values: ['Commerce', ''] }, french)
    expect(test('Commerce')).toBe(true)
    expect(test('Support client')).toBe(false)
    expect(test(null)).toBe(true)
  })

  it("matches a boolean selected as 'true' or by its localised label", () => {
    for (const selected of ['true', 'Oui']) {
      const test = filterTest({ kind: 'choice', values: [selected] }, french)
      expect([true, false, null].map(test)).toEqual([true, false, false])
    }
  })

  it('matches every moment of a selected day', () => {
    const test = filterTest({ kind: 'choice', values: ['2020-06-12'] }, french)
    expect(test(new Date(2020, 5, 12, 23, 59))).toBe(true)
    expect(test(new Date(2020, 5, 13))).toBe(false)
  })

  it('treats number bounds as inclusive and optional', () => {
    const test = filterTest({ kind: 'number', min: 10, max: 20 }, french)
    expect([9.99, 10, 20, 20.01].map(test)).toEqual([false, true, true, false])
    expect(filterTest({ kind: 'number', min: 10 }, french)(1e9)).toBe(true)
    expect(test('15')).toBe(false)
    expect(test(null)).toBe(false)
  })

  it('matches dates and Unix timestamps from the start of the first day to the end of the last', () => {
    const test = filterTest({ kind: 'date', from: '2026-11-01', to: '2026-11-30' }, french)
    const at = (...parts: [number, number, number, number, number, number]) => new Date(...parts)
    expect(test(at(2026, 10, 1, 0, 0, 0))).toBe(true)
    expect(test(at(2026, 10, 30, 23, 59, 59))).toBe(true)
    expect(test(at(2026, 11, 1, 0, 0, 0))).toBe(false)
    expect(test(at(2026, 9, 31, 23, 59, 59).getTime() / 1000)).toBe(false)
    expect(test(at(2026, 10, 15, 12, 0, 0).getTime() / 1000)).toBe(true)
  })
})

it('recognises a filter without effect and removes it', () => {
  expect(isFilterEmpty({ kind: 'text', text: '  ' })).toBe(true)
  expect(isFilterEmpty({ kind: 'number', min: 0 })).toBe(false)
  const filters = withFilter({}, 'team', { kind: 'choice', values: ['Commerce'] })
  expect(Object.keys(filters)).toEqual(['team'])
  expect(withFilter(filters, 'team', { kind: 'choice', values: [] })).toEqual({})
})
