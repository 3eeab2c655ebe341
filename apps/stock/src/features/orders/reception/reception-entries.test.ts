import { describe, expect, it } from 'vitest'
import {
  absentIn,
  completedUnits,
  emptyEntries,
  isDay,
  missingIn,
  questionOf,
  questionOfScan,
  receivedOf,
  typedChange,
  withEverything,
  withMovedUnits,
  withRefused,
  withUnits,
} from './reception-entries.ts'

const product = (id: string, qty: number) => ({
  id,
  name: id,
  supplierRef: id,
  conditionnement: 10,
  needOrdonnance: false,
  isArchived: false,
  qty,
  qtyReceived: null,
  isChangedByHand: false,
})

const order = { products: [product('gloves', 30), product('masks', 20)] }
const scan = { productId: 'gloves', name: 'gloves', qty: 10, lot: 'A1', expiry: '2028-05-31' }

describe('the entries of a reception', () => {
  it('moves the units of the last scan to the lot of a second bar code', () => {
    const part = { kind: 'part', code: '', needsLotAndExpiry: false } as const
    const units = { productId: 'gloves', name: 'gloves', qty: 10, lot: '', expiry: '' }
    const entries = withUnits(withUnits(emptyEntries(order), units), units)
    const completed = completedUnits(units, { ...part, lot: 'A1', expiry: '2028-05-31' })

    expect(completed).toEqual(scan)
    expect(receivedOf(withMovedUnits(entries, units, scan))).toEqual([
      { productId: 'gloves', qty: 10 },
      { productId: 'gloves', qty: 10, lot: 'A1', expiry: '2028-05-31' },
    ])
    expect(receivedOf(withMovedUnits(withUnits(emptyEntries(order), units), units, scan))).toEqual([
      { productId: 'gloves', qty: 10, lot: 'A1', expiry: '2028-05-31' },
    ])
    expect(completedUnits(scan, { ...part, lot: 'B2' })).toBeNull()
    expect(completedUnits(units, part)).toBeNull()
    expect(completedUnits(units, { ...part, count: 3 })).toMatchObject({ qty: 30 })
    expect(completedUnits(units, { ...part, serial: 'S9' })).toMatchObject({ lot: 'SN S9' })
  })

  it('adds scans of the same lot to one entry', () => {
    const entries = withUnits(withUnits(emptyEntries(order), scan), scan)
    expect(receivedOf(entries)).toEqual([
      { productId: 'gloves', qty: 20, lot: 'A1', expiry: '2028-05-31' },
    ])
  })

  it('adds units of another lot as a separate entry', () => {
    const entries = withUnits(withUnits(emptyEntries(order), scan), { ...scan, lot: 'B2' })
    expect(receivedOf(entries).map(({ lot, qty }) => [lot, qty])).toEqual([
      ['A1', 10],
      ['B2', 10],
    ])
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  })

  it('does not put units of a lot into an entry with a quantity but no lot', () => {
    const typed = withUnits(emptyEntries(order), { ...scan, lot: '', expiry: '' })
    expect(receivedOf(withUnits(typed, scan))).toHaveLength(2)
  })

  it('returns the question that a scan raises, or null once a person has answered it for the lot', () => {
    const today = '2026-11-25'
    const expired = { ...scan, expiry: '2026-11-24' }
    const ask = (units: typeof scan & { needsLot?: boolean }, entries = emptyEntries(order)) =>
      questionOfScan(entries, units, today)
    expect(ask(scan)).toBeNull()
    expect(ask({ ...scan, needsLot: true })).toBe('lot')
    expect(ask(expired)).toBe('expired')
    const answered = withUnits(emptyEntries(order), expired).map((entry) => ({
      ...entry,
      isExpiredConfirmed: true,
    }))
    expect(ask(expired, answered)).toBeNull()
    expect(ask({ ...expired, lot: 'B2' }, answered)).toBe('expired')
  })

  it('adds a product that was not ordered', () => {
    const entries = withUnits(emptyEntries(order), { ...scan, productId: 'gauze' })
    expect(receivedOf(entries)).toMatchObject([{ productId: 'gauze', qty: 10 }])
    expect(missingIn(entries, order)).toHaveLength(2)
  })

  it('counts the missing units across all lots of a product', () => {
    const entries = withUnits(withUnits(emptyEntries(order), scan), { ...scan, lot: 'B2' })
    expect(missingIn(entries, order)).toEqual([
      { productId: 'gloves', name: 'gloves', units: 10 },
      { productId: 'masks', name: 'masks', units: 20 },
    ])
  })

  it('finds the products of which nothing arrived', () => {
    const entries = withUnits(emptyEntries(order), scan)
    expect(absentIn(entries, order)).toEqual([{ productId: 'masks', name: 'masks', units: 20 }])
  })

  it.each([
    [{ expiry: '2026-11-24' }, 'expired'],
    [{ expiry: '2026-11-25' }, null],
    [{ expiry: '2026-11-24', qty: 0 }, null],
    [{ expiry: '2026-11-24', isExpiredConfirmed: true }, null],
    [{ expiry: '2026-11-25', isRefused: true }, 'expired'],
    [{ needsLot: true }, 'lot'],
  ])('on 25 November, the question about an entry with %o is: %s', (fields, expected) => {
    expect(questionOf({ ...scan, key: 'gloves', ...fields }, '2026-11-25')).toBe(expected)
  })

  it('asks again once another expiry date is typed', () => {
    const entry = { ...scan, key: 'gloves', isExpiredConfirmed: true }
    const expiry = '2020-01-31'
    expect(questionOf({ ...entry, expiry }, '2026-11-25')).toBeNull()
    expect(questionOf({ ...entry, ...typedChange({ expiry }) }, '2026-11-25')).toBe('expired')
  })

  it('keeps units of an uncertain lot in a separate entry, and books expired units with their confirmation', () => {
    const certain = withUnits(emptyEntries(order), { ...scan, lot: '', expiry: '' })
    const entries = withUnits(certain, { ...scan, lot: '', expiry: '', needsLot: true })
    expect(receivedOf(entries)).toHaveLength(2)
    const refused = withRefused(withUnits(emptyEntries(order), scan), 'gloves')
    expect(refused.map(({ isRefused = false }) => isRefused)).toEqual([true, false])
    const confirmed = refused.map((entry) => ({ ...entry, isExpiredConfirmed: true }))
    expect(receivedOf(confirmed)).toMatchObject([{ isExpiredConfirmed: true }])
  })

  it('fills up to the ordered quantities without counting anything twice', () => {
    const entries = withEverything(withUnits(emptyEntries(order), scan), order)
    expect(missingIn(entries, order)).toEqual([])
    expect(receivedOf(entries).map(({ qty }) => qty)).toEqual([30, 20])
  })

  it.each([
    ['', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['31/05/2028', false],
  ])('accepts %o as a day: %o', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})
