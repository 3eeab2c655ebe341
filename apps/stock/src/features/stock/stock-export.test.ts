import type { Stock } from '@org/api/client'
import { guessColumns, readSheet } from '@org/api/import'
import { entriesOf, openingColumns, openingFields, planOpening } from '@org/api/stock'
import { expect, it } from 'vitest'
import { exportedCsv } from '#shared/testing/exported-csv.ts'
import { exportedCells, lotLines } from './stock-export.ts'

const product: Stock = {
  productId: 'gloves',
  centreId: 'bastille',
  name: 'Gants nitrile M',
  code: '0340936000018',
  conditionnement: 100,
  isArchived: false,
  qty: 0,
  usableQty: 0,
  onOrder: 40,
  status: 'out',
  nextExpiry: null,
  lastMovementAt: null,
  lots: [],
}

const stock: Stock[] = [
  {
    ...product,
    qty: 60,
    nextExpiry: '2029-06-30',
    lots: [
      { lotId: '2029-06-30/00A17', lot: '00A17', expiry: '2029-06-30', qty: 38 },
      { lotId: '2029-09-30/=B4', lot: '=B4', expiry: '2029-09-30', qty: 12 },
      { lotId: null, lot: null, expiry: null, qty: 10 },
    ],
  },
  { ...product, productId: 'gel', name: 'Gel hydroalcoolique', code: 'GEL-500' },
]

const file = exportedCsv(exportedCells, stock.flatMap(lotLines))

it('writes a line for each lot', () => {
  const [, ...lines] = new TextDecoder().decode(file).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(';').slice(2, 5))).toEqual([
    ['38', '00A17', '2029-06-30'],
    ['12', "'=B4", '2029-09-30'],
    ['10', '', ''],
    ['0', '', ''],
  ])
})

it('can be imported as an opening stock without changing anything', async () => {
  const { rows } = await readSheet(file)
  const entries = entriesOf(rows, guessColumns(rows, openingColumns), openingFields)
  const catalogue = {
    product: (code: string) => {
      const found = stock.find((one) => one.code === code || `0${one.code}` === code)
      return found && { id: found.productId, name: found.name, isArchived: false }
    },
    stock: (wanted: { productId: string; lot: string; expiry: string }) =>
      stock
        .filter(({ productId }) => productId === wanted.productId)
        .flatMap(({ lots }) => lots)
        .find(({ lot, expiry }) => (lot ?? '') === wanted.lot && (expiry ?? '') === wanted.expiry)
        ?.qty ?? 0,
    lots: (productId: string) =>
      stock
        .filter((one) => one.productId === productId)
        .flatMap(({ lots }) => lots.map(({ lot }) => lot ?? '')),
  }

  const plan = planOpening(entries, catalogue, '2026-03-15')

  expect(plan.rows.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unchanged'))
  expect(plan.writes).toEqual([])
})
