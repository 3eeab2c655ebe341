import { ApiError } from '@org/api/client'
import type { StockPorts } from '@org/data'
import { expect, it, vi } from 'vitest'
import { readReceptionScan } from './read-reception-scan.ts'

const order = { products: [] }
const gloves = { id: 'gloves', name: 'Gants nitrile M', isArchived: false }

function portsWith(getByCode: () => Promise<unknown>) {
  return { products: { getByCode } } as unknown as StockPorts
}

const ports = portsWith(async () => ({ product: gloves, code: { code: 'x', units: 10 } }))
const read = (fields: string) =>
  readReceptionScan(ports, order, { text: `0103400936000018${fields}`, separator: null })

it('returns how many units the code stands for, with the lot and the expiry date on the label', async () => {
  expect(await read('1729063010A17')).toEqual({
    units: {
      productId: 'gloves',
      name: 'Gants nitrile M',
      qty: 10,
      lot: 'A17',
      expiry: '2029-06-30',
    },
    label: { kind: 'gs1', code: '3400936000018' },
  })
})

it('returns a part of a label if no product has its text as a code', async () => {
  const scan = { text: ']C11729063010A17', separator: null }
  expect(await readReceptionScan(ports, order, scan)).toMatchObject({ units: { qty: 10 } })
  const notFound = new ApiError({ type: 'NOT_FOUND', code: 104, message: 'Introuvable' }, 404)
  const unknown = portsWith(() => Promise.reject(notFound))
  expect(await readReceptionScan(unknown, order, scan)).toMatchObject({
    part: { lot: 'A17', expiry: '2029-06-30' },
  })
})

it('keeps a serial number without a lot as the lot, marked', async () => {
  expect(await read('1729063021X9')).toMatchObject({ units: { lot: 'SN X9' } })
})

it('uses the best-before date if the label has no expiry date', async () => {
  expect(await read('15290531')).toMatchObject({ units: { expiry: '2029-05-31' } })
  expect(await read('1529053117290630')).toMatchObject({ units: { expiry: '2029-06-30' } })
})

it('distinguishes an unknown code from one that could not be looked up', async () => {
  const scan = { text: 'INT-1', separator: null }
  const notFound = new ApiError({ type: 'NOT_FOUND', code: 104, message: 'Introuvable' }, 404)
  const unknown = portsWith(() => Promise.reject(notFound))
  expect(await readReceptionScan(unknown, order, scan)).toMatchObject({
    isUnanswered: false,
    unknownCode: 'INT-1',
  })
  const offline = portsWith(vi.fn().mockRejectedValue(new Error('offline')))
  const failure = await readReceptionScan(offline, order, scan)
  expect(failure).toMatchObject({ isUnanswered: true })
  expect(failure).not.toHaveProperty('unknownCode')
})
