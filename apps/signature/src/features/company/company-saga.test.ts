import 'fake-indexeddb/auto'
import { refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import {
  companyUpdateRequested,
  type CompanyValues,
  updateLogoOperation,
  updateCompanyOperation,
} from './company-saga.ts'

const stored = ({ state }: TestProduct) => {
  const { organisation } = state().session
  if (!organisation) throw new Error('No organisation yet')
  return organisation
}
const change = (app: TestProduct, values: CompanyValues = { name: 'Lueur et fils' }) =>
  companyUpdateRequested({ key: updateCompanyOperation, values, base: stored(app) })
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

it('saves the company once on a double click', async () => {
  const app = await startProduct()
  const request = change(app)
  app.store.dispatch(request)
  app.store.dispatch(request)
  await settled(app)
  expect(app.mutations()).toEqual(['PATCH /api/organisation/demo-organisation'])
  expect(app.state().session.organisation?.name).toBe('Lueur et fils')
})

it('saves the logo and the form at the same time, and drops neither', async () => {
  const app = await startProduct()
  app.store.dispatch(change(app))
  app.store.dispatch(
    companyUpdateRequested({
      key: updateLogoOperation,
      values: { address: '1 quai Perrache' },
      base: stored(app),
    }),
  )
  await vi.waitFor(() => {
    expect(stored(app)).toMatchObject({ name: 'Lueur et fils', address: '1 quai Perrache' })
  })
})

it('[1.8.18] says ‘Sauvegardé’ for a logo, and ‘Saved’ for the form', async () => {
  const app = await startProduct()
  app.store.dispatch(
    companyUpdateRequested({
      key: updateLogoOperation,
      values: { logo_id: null },
      base: stored(app),
    }),
  )
  await vi.waitFor(() => expect(app.notices).toEqual(['Saving...', 'Sauvegardé']))
  app.store.dispatch(change(app))
  await vi.waitFor(() => expect(app.notices.slice(2)).toEqual(['Saving...', 'Saved']))
})

it('[1.8.09] shows Error and logs the failure when saving fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await startProduct({ intercept: refusing('PATCH', '/demo-organisation') })
  app.store.dispatch(change(app))
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Error'])
  expect(log).toHaveBeenCalledWith(
    'failed to save organisation',
    expect.objectContaining({ message: 'Refusé' }),
  )
  expect(app.state().session.organisation?.name).toBe('Maison Lueur')
  log.mockRestore()
})

it('shows the stored value when another administrator has changed the same field', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await startProduct()
  const request = change(app)
  await app.environment.client.call('updateOrganisation', {
    path: { id: stored(app).id },
    body: { name: 'Lueur de Lyon', address: '1 quai Perrache' },
  })
  app.store.dispatch(request)
  await settled(app)
  expect(stored(app).name).toBe('Lueur de Lyon')
  expect(app.state().operations['company/update']).toMatchObject({
    status: 'failed',
    conflict: { fields: ['name'], current: { name: 'Lueur de Lyon' } },
  })
  log.mockRestore()
})
