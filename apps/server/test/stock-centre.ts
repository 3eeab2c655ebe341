import { type Client, createClient } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import { expect } from 'vitest'

export const unitsInBox = 100

export const clientOf = (url: string, token: string, fetch = globalThis.fetch) =>
  createClient({ baseUrl: `${url}/api`, getToken: () => token, routes: stockRoutes, fetch })

/** A centre with one product, sold in boxes of 100. */
export async function makeCentre(client: Client) {
  const address = '4 place Bellecour, 69002 Lyon'
  const centre = await client.call('createCentre', { body: { name: 'Lyon', address } })
  const supplier = await client.call('createSupplier', {
    body: { name: 'Dentalys', code: 'DEN', email: 'commandes@dentalys.example' },
  })
  const category = await client.call('createProductCategory', { body: { name: 'Gants' } })
  const product = await client.call('createProduct', {
    body: {
      name: 'Gants nitrile M',
      categoryId: category.id,
      supplierId: supplier.id,
      supplierRef: 'GN-M',
      code: 'GN-M',
      conditionnement: unitsInBox,
    },
  })
  return { centreId: centre.id, supplierId: supplier.id, productId: product.id }
}

/** Checks that the ledger's sum equals the balance; returns the balance and the movements. */
export async function checkedStock(client: Client, centreId: string, productId: string) {
  const path = { id: centreId, productId }
  const { qty } = await client.call('getStock', { path })
  const filter = { limit: 500 }
  const { data } = await client.call('listMovements', { path, query: { filter } })
  expect(data.reduce((sum, movement) => sum + movement.qty, 0)).toBe(qty)
  return { qty, movements: data.length }
}

export const bookingId = (name: string, index: number) =>
  `booking-of-${name}-${index}`.padEnd(24, '-')
