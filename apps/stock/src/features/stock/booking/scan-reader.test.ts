import { ApiError } from '@org/api/client'
import { expect, it, vi } from 'vitest'
import { scannerTexts } from '#shared/scanner/texts.ts'
import { type BookingKind, type BookingList, emptyBooking } from './booking-list.ts'
import type { BookingStore } from './booking-store.ts'
import type { ScanLookups } from './resolve-scan.ts'
import { createScanReader } from './scan-reader.ts'

const gs = '\u001d'
const gtin = '3400936000018'
const hibc = '+A123BJC5D6E71G'
const product = { id: 'gloves', name: 'Gants nitrile M', code: gtin, conditionnement: 100 }
const notFound = new ApiError({ type: 'NOT_FOUND', code: 104, message: 'Introuvable' }, 404)

/** Scans texts one after another, and returns the list. Only the codes in `known` have a product. */
async function scanAll(texts: readonly string[], kind: BookingKind = 'add', known = [gtin, hibc]) {
  let list: BookingList = emptyBooking
  const store: BookingStore = {
    read: () => list,
    change: (change) => {
      list = change(list)
    },
    subscribe: () => () => undefined,
  }
  const lots = [{ lotId: '2070-03-31/A1', lot: 'A1', expiry: '2070-03-31', qty: 5 }]
  const lookups = {
    findProduct: async (code: string) => {
      if (!known.includes(code)) throw notFound
      return { product, code: { code, units: 1 } }
    },
    getStock: async () => ({ lots }),
  } as unknown as ScanLookups
  let keys = 0
  const newKey = () => `key-${(keys += 1)}`
  const reader = createScanReader({ kind, store, lookups, newKey, onResult: () => undefined })
  for (const text of texts) {
    reader.scan({ text, separator: null })
    await vi.waitFor(
      () => expect(list.problems.some(({ kind: of }) => of === 'waiting')).toBe(false),
      { interval: 1 },
    )
  }
  const lines = list.lines.map(({ qty, lot, expiry, question }) => ({ qty, lot, expiry, question }))
  return { lines, problems: list.problems.map(({ kind: of, message }) => ({ kind: of, message })) }
}

const line = (
  qty: number,
  lot: string | null,
  expiry: string | null,
  question: string | null = null,
) => ({
  qty,
  lot,
  expiry,
  question,
})

it.each([
  ['a second GS1 bar', [gtin, ']C11770033110A1'], [line(1, 'A1', '2070-03-31')]],
  ['brackets', [gtin, '(17)700331(10)A1'], [line(1, 'A1', '2070-03-31')]],
  ['one bar for each field', [gtin, ']C117700331', ']C110A1'], [line(1, 'A1', '2070-03-31')]],
  ['a count', [gtin, `]C13012${gs}10A1`], [line(12, 'A1', null)]],
  ['a serial number', [gtin, ']C121S9'], [line(1, 'SN S9', null)]],
  [
    'a HIBC bar with its link character',
    [hibc, '+$$3701231LOT7GI'],
    [line(1, 'LOT7', '2070-12-31')],
  ],
  ['each label of two, of the same lot', [gtin, ']C110A1', gtin, ']C110A1'], [line(2, 'A1', null)]],
  [
    'only the units that were scanned last',
    [gtin, gtin, ']C110A1'],
    [line(1, 'A1', null), line(1, null, null)],
  ],
  [
    'an impossible date, which is asked for',
    [gtin, ']C11770133110A1'],
    [line(1, 'A1', null, 'lot')],
  ],
])('completes the line before with %s', async (_, texts, lines) => {
  expect(await scanAll(texts)).toEqual({ lines, problems: [] })
})

it.each([
  ['nothing', [']C110A1'], []],
  ['an unknown code', ['INT-1', ']C110A1'], []],
  ['a line that has another lot', [`010${gtin}10B2${gs}`, ']C110A1'], [line(1, 'B2', null)]],
  [
    'a label that says everything',
    [`010${gtin}1770033110A1${gs}`, ']C110A1'],
    [line(1, 'A1', '2070-03-31')],
  ],
  ['HIBC', [hibc, ']C110A1'], [line(1, null, null)]],
  ['GS1', [gtin, '+$$3701231LOT7GI'], [line(1, null, null)]],
  ['a part that says nothing of a lot', [gtin, '00340123450000000017'], [line(1, null, null)]],
])('says that a part names no product after %s', async (_, texts, lines) => {
  const result = await scanAll(texts)
  expect(result.lines).toEqual(lines)
  expect(result.problems[0]).toEqual({ kind: 'invalid', message: scannerTexts.noProduct })
})

it('takes the lot of the stock that a second bar names', async () => {
  expect(await scanAll([gtin, ']C110A1'], 'remove')).toEqual({
    lines: [line(1, 'A1', '2070-03-31')],
    problems: [],
  })
  const { lines } = await scanAll([gtin, ']C110B2'], 'remove')
  expect(lines).toEqual([line(1, 'B2', null, 'lot')])
})

it('books a part that is a product’s code since before, without its data', async () => {
  const stored = `10ABC${gs}21X`
  expect(await scanAll([stored], 'add', [stored])).toEqual({
    lines: [line(1, null, null)],
    problems: [],
  })
})
