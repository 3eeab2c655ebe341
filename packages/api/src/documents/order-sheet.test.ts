import { expect, it } from 'vitest'
import type { OrderDocument } from '../ports/stock/order-documents.ts'
import { orderSheet } from './order-sheet.ts'

const order: OrderDocument = {
  number: 'K7F2QX',
  date: Date.UTC(2026, 10, 24, 23, 30) / 1000,
  centre: { name: 'Centre Voltaire', address: '12 rue de la Paix\n\n75002 Paris' },
  clientNumber: 'C-4471',
  supplier: { name: 'Dental Łódź', code: 'DL', email: 'commandes@dental.example' },
  lines: [{ name: 'Gants nitrile M', supplierRef: 'GN-100', qty: 300, conditionnement: 100 }],
  ordonnances: ['Ordonnance été.pdf'],
}

const rowsOf = (...lines: Partial<OrderDocument['lines'][number]>[]) =>
  orderSheet({ ...order, lines: lines.map((line) => ({ ...order.lines[0]!, ...line })) }).rows

it('contains the ordered products, the centre and the supplier', () => {
  expect(orderSheet(order)).toEqual({
    title: 'Commande n° K7F2QX',
    date: '25 novembre 2026',
    supplier: {
      label: 'Fournisseur',
      name: 'Dental Łódź',
      details: ['Code : DL', 'Email : commandes@dental.example'],
    },
    centre: {
      label: 'Centre',
      name: 'Centre Voltaire',
      details: ['12 rue de la Paix', '75002 Paris', 'N° client : C-4471'],
    },
    rows: [['Gants nitrile M', 'GN-100', 'boîte de 100', '300', '3']],
    total: '1 produit, 300 unités',
    ordonnances: ['Ordonnance été.pdf'],
  })
})

it('counts boxes only if the units fill whole boxes', () => {
  expect(
    rowsOf({ qty: 250 }, { qty: 1, conditionnement: 1 }, { qty: 20_000 }).map((row) =>
      row.slice(2),
    ),
  ).toEqual([
    ['boîte de 100', '250', '–'],
    ["à l'unité", '1', '–'],
    ['boîte de 100', '20\u202f000', '200'],
  ])
})

it('leaves out lines of 0 units', () => {
  expect(rowsOf({ qty: 0 }, { qty: 100 })).toHaveLength(1)
})

it('cuts names that are longer than 400 characters, and keeps each on one line', () => {
  const [row] = rowsOf({ name: `Gants\n${'🧤'.repeat(500)}`, supplierRef: 'r'.repeat(101) })
  expect(Array.from(row?.[0] ?? '')).toHaveLength(400)
  expect(row?.[0]).toMatch(/^Gants 🧤+…$/u)
  expect(row?.[1]).toBe(`${'r'.repeat(99)}…`)
})
