import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { refusing, startProduct, type TestProduct } from '../testing/test-product.ts'
import { organisationUpdateRequested } from './organisation-saga.ts'

const change = organisationUpdateRequested({ name: 'Lueur et fils' })
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

it('saves the company once on a double click', async () => {
  const app = await startProduct()
  app.store.dispatch(change)
  app.store.dispatch(change)
  await settled(app)
  expect(app.mutations()).toEqual(['PATCH /api/organisation/demo-organisation'])
  expect(app.state().session.organisation?.name).toBe('Lueur et fils')
})

it('[1.8.09] shows Error and logs the failure when saving fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await startProduct({ intercept: refusing('PATCH', '/demo-organisation') })
  app.store.dispatch(change)
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Error'])
  expect(log).toHaveBeenCalledWith(
    'failed to save organisation',
    expect.objectContaining({ message: 'Refusé' }),
  )
  expect(app.state().session.organisation?.name).toBe('Maison Lueur')
  log.mockRestore()
})
