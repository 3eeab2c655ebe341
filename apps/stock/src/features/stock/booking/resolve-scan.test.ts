import { ApiError, type Stock, type StockProduct } from '@org/api/client'
import { expect, it, vi } from 'vitest'
import { resolveScan, type ScanLookups } from './resolve-scan.ts'

const gloves: StockProduct = {
  id: 'gloves',
  name: 'Gants nitrile M',
  categoryId: 'consumables',
  code: '3400936000018',
  codes: [],
  supplierId: 'dentalys',
  supplierRef: 'GN-M',
  needOrdonnance: false,
  photo: null,
  thresholds: null,
  conditionnement: 100,
  isArchived: false,
  metadata: { createdAt: 0, updatedAt: 0 },
  revision: 1,
}

const lot = (name: string, expiry: string) => ({
  lotId: `${expiry}/${name}`,
  lot: name,
  expiry,
  qty: 10,
})

const stock: Stock = {
  productId: 'gloves',
  centreId: 'bastille',
  name: gloves.name,
  code: gloves.code,
  conditionnement: 100,
  isArchived: false,
  qty: 40,
  usableQty: 30,
  onOrder: 0,
  status: 'enough',
  nextExpiry: '2090-06-30',
  lastMovementAt: 0,
  lots: [
    lot('A17', '2090-06-30'),
    lot('B2', '2090-06-30'),
    lot('B2', '2091-06-30'),
    lot('OLD', '2020-01-31'),
  ],
}

const notFound = new ApiError({ type: 'NOT_FOUND', code: 104, message: 'Introuvable' }, 404)

function lookups(change: Partial<StockProduct> = {}, units = 1): ScanLookups {
  const found = { product: { ...gloves, ...change }, code: { code: 'x', units } }
  return { findProduct: vi.fn(async () => found), getStock: vi.fn(async () => stock) }
}

const scan = (text: string) => ({ text, separator: null })
const label = (fields: string) => scan(`0103400936000018${fields}`)

it('counts the units that the scanned code stands for', async () => {
  const found = await resolveScan(lookups({}, 100), 'add', scan('3400936000018'))
  expect(found).toMatchObject({ line: { product: { id: 'gloves' }, qty: 100, question: null } })
})

it('multiplies the units by the count on a label', async () => {
  const found = await resolveScan(lookups({}, 2), 'add', label('3712\u001d10A17'))
  expect(found).toMatchObject({ line: { qty: 24, lot: 'A17' } })
})

it('asks about expired units that are added', async () => {
  const found = await resolveScan(lookups(), 'add', label('17200131'))
  expect(found).toMatchObject({ line: { expiry: '2020-01-31', question: 'expired' } })
})

it('uses the best-before date if the label has no expiry date', async () => {
  const added = await resolveScan(lookups(), 'add', label('15290630'))
  expect(added).toMatchObject({ line: { expiry: '2029-06-30', question: null } })
  const over = await resolveScan(lookups(), 'add', label('15200131'))
  expect(over).toMatchObject({ line: { expiry: '2020-01-31', question: 'expired' } })
  const both = await resolveScan(lookups(), 'add', label('1529063017281231'))
  expect(both).toMatchObject({ line: { expiry: '2028-12-31' } })
})

it('uses only the product code of an ambiguous label, and asks for the lot', async () => {
  const found = await resolveScan(lookups(), 'add', label('10A1717290630'))
  expect(found).toMatchObject({ line: { lot: null, expiry: null, question: 'lot' } })
})

it('lets the server select the lot of a removal whose code names none', async () => {
  const calls = lookups()
  const found = await resolveScan(calls, 'remove', scan('3400936000018'))
  expect(found).toMatchObject({ line: { lot: null, question: null } })
  expect(found).not.toHaveProperty('line.lotId')
  expect(calls.getStock).not.toHaveBeenCalled()
})

it('removes units from the lot on the label, and asks for confirmation when that lot has expired', async () => {
  const fresh = await resolveScan(lookups(), 'remove', label('10A17'))
  expect(fresh).toMatchObject({ line: { lotId: '2090-06-30/A17', question: null } })
  const expired = await resolveScan(lookups(), 'remove', label('10OLD'))
  expect(expired).toMatchObject({ line: { lotId: '2020-01-31/OLD', question: 'expired' } })
})

it.each([
  ['is not in stock', '10C3'],
  ['is there with two expiries', '10B2'],
])('asks for the lot of a removal if the lot on the label %s', async (_, fields) => {
  const found = await resolveScan(lookups(), 'remove', label(fields))
  expect(found).toMatchObject({ line: { question: 'lot' } })
})

it('says that a product is archived', async () => {
  const found = await resolveScan(lookups({ isArchived: true }), 'remove', scan('3400936000018'))
  expect(found).toMatchObject({ problem: { kind: 'archived' } })
})

it('reports an invalid label without a look-up', async () => {
  const calls = lookups()
  const found = await resolveScan(calls, 'add', scan('0103400936000019'))
  expect(found).toMatchObject({ problem: { kind: 'invalid' } })
  expect(calls.findProduct).not.toHaveBeenCalled()
})

it('distinguishes an unknown code from a failed lookup', async () => {
  const calls = lookups()
  vi.mocked(calls.findProduct).mockRejectedValueOnce(notFound)
  expect(await resolveScan(calls, 'add', scan('INT-1'))).toMatchObject({
    problem: { kind: 'unknown', code: 'INT-1' },
  })
  vi.mocked(calls.findProduct).mockRejectedValueOnce(new Error('offline'))
  expect(await resolveScan(calls, 'add', scan('INT-1'))).toMatchObject({
    problem: { kind: 'unreachable' },
  })
})

it.each([
  ['3400936000010', /dernier chiffre ne correspond pas/],
  ['34009360', /dernier chiffre ne correspond pas/],
  ['INT-1', /^Aucun produit n’a le code INT-1$/],
  ['123456', /^Aucun produit n’a le code 123456$/],
  ['3400936000018', /^Aucun produit n’a le code 3400936000018$/],
])('says whether the unknown code %s was probably misread', async (code, message) => {
  const calls = lookups()
  vi.mocked(calls.findProduct).mockRejectedValueOnce(notFound)
  expect(await resolveScan(calls, 'add', scan(code))).toMatchObject({
    problem: { kind: 'unknown', message: expect.stringMatching(message) },
  })
})

it('does not report an unknown code if only the centre is missing', async () => {
  const calls = lookups()
  vi.mocked(calls.getStock).mockRejectedValueOnce(notFound)
  expect(await resolveScan(calls, 'remove', label('10A17'))).toMatchObject({
    problem: { kind: 'unreachable' },
  })
})
