import { expect, it } from 'vitest'
import { createClient } from '../../client/index.ts'
import { stockRoutes } from '../../client/stock-routes.ts'
import { createApi } from '../../program/create-api.ts'
import { memoryAdapters } from '../memory-adapters.ts'
import { signInAs } from '../sign-in-as.ts'
import { plantStockDemo, stockDemoAdmin } from './stock-demo.ts'

it('creates three centres with stock, orders to send, a return and lots about to expire', async () => {
  const adapters = memoryAdapters()
  await plantStockDemo(adapters)
  const [admin] = await adapters.repositories.accounts.byEmail(stockDemoAdmin, 'stock')
  const { access_token } = await signInAs(adapters, admin?.id ?? '')
  const api = createApi(adapters)
  const client = createClient({
    baseUrl: 'http://localhost/api',
    routes: stockRoutes,
    getToken: () => access_token,
    fetch: (url, init) => api.fetch(new Request(url, init), { client: 'test', product: 'stock' }),
  })

  const { data: centres } = await client.call('listCentres')
  expect(centres.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Centre Bastille', 'Centre Lyon Presqu’île', 'Centre Nantes Graslin']),
  )
  const bastille = centres.find(({ name }) => name === 'Centre Bastille')
  const path = { id: bastille?.id ?? '' }
  const { total } = await client.call('listStock', { path })
  const { data: orders } = await client.call('listCommands', { path })
  const { data: returns } = await client.call('listCommandReturns', { path })
  const expiring = await client.call('listExpiringLots', { path })
  expect(total).toBeGreaterThanOrEqual(30)
  expect(orders.length).toBeGreaterThanOrEqual(3)
  expect(returns).toHaveLength(1)
  expect(expiring.total).toBeGreaterThanOrEqual(4)
  expect(expiring.data.some(({ isExpired }) => isExpired)).toBe(true)

  const { data: found } = await client.call('listStock', {
    path,
    query: { filter: { search: 'Gants nitrile S' } },
  })
  const [gloves] = found
  expect(gloves?.qty).toBe(350)
  const { data: movements } = await client.call('listMovements', {
    path: { ...path, productId: gloves?.productId ?? '' },
  })
  expect(movements.reduce((sum, { qty }) => sum + qty, 0)).toBe(350)
  const weeksOld = movements.map(({ createdAt }) =>
    Math.round((adapters.clock.now() - createdAt) / (7 * 86_400)),
  )
  expect(weeksOld).toEqual([1, 2, 3, 4, 4, 5, 6, 7, 8, 9])
})
