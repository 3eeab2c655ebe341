import 'fake-indexeddb/auto'
import { demoIds, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { employeesTexts } from './texts.ts'
import { deleteEmployeesOperation, employeesDeleteRequested } from './employee-groups-saga.ts'

const path = '/api/organisation/demo-organisation/users'
const ids = [demoIds.member, demoIds.incomplete]
const remove = employeesDeleteRequested({ ids, idempotencyKey: 'key-of-both' })

const statusOf = ({ state }: TestProduct) => state().operations[deleteEmployeesOperation]?.status
const rowsOf = ({ state }: TestProduct) => state().users.data.filter(({ id }) => ids.includes(id))
const reads = ({ world }: TestProduct) =>
  world.requests.filter((seen) => seen.method === 'GET' && seen.path.startsWith(path))

it('deletes once when the response is lost and the request is repeated, and reloads the list after the failure', async () => {
  let isLost = true
  const app = await startProduct({
    intercept: async (request) => {
      if (!isLost || !request.url.endsWith('/users/delete')) return undefined
      isLost = false
      await app.world.fetch(request)
      throw new TypeError('Failed to fetch')
    },
  })
  app.store.dispatch(remove)
  await vi.waitFor(() => expect(statusOf(app)).toBe('failed'))
  await vi.waitFor(() => expect(rowsOf(app)).toEqual([]))
  expect(app.notices).toEqual([])
  await vi.waitFor(() => {
    app.store.dispatch(remove)
    expect(statusOf(app)).toBe('running')
  })
  await vi.waitFor(() => expect(statusOf(app)).toBe('succeeded'))
  expect(app.notices).toEqual([employeesTexts.group.deleted(2)])
  const sent = app.world.requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-of-both', 'key-of-both'])
})

it('keeps all employees in the list and reloads it when the server rejects the deletion', async () => {
  const app = await startProduct({ intercept: refusing('POST', '/users/delete') })
  app.store.dispatch(remove)
  await vi.waitFor(() => expect(reads(app)).toHaveLength(1))
  expect(statusOf(app)).toBe('failed')
  expect(rowsOf(app)).toHaveLength(2)
})
