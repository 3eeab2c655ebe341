import 'fake-indexeddb/auto'
import { demoIds } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { refusing, startProduct, type TestProduct } from '../testing/test-product.ts'
import {
  createTemplateOperation,
  templateCreateRequested,
  templateDeleteRequested,
  templateUpdateRequested,
} from './templates-saga.ts'

const values = { name: 'Salon', signatureData: '{"companyName":"Lueur"}' }
const [templateId] = demoIds.templates
const stored = ({ state }: TestProduct) =>
  state().templates.data.find(({ id }) => id === templateId)
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

it('creates a template of the organisation once on a double click', async () => {
  const app = await startProduct()
  const create = templateCreateRequested({ values, teamId: null, idempotencyKey: 'salon' })
  app.store.dispatch(create)
  app.store.dispatch(create)
  await settled(app)
  expect(app.mutations()).toEqual(['POST /api/organisation/demo-organisation/signature-templates'])
  const created = app.state().templates.data.find(({ name }) => name === 'Salon')
  expect(created?.team_id).toBeNull()
  expect(app.state().operations[createTemplateOperation]).toEqual({
    status: 'succeeded',
    id: created?.id,
  })
})

it('[2.1.06] [2.6.02] creates a template of one team', async () => {
  const app = await startProduct()
  const teamId = demoIds.teams.sales
  app.store.dispatch(templateCreateRequested({ values, teamId, idempotencyKey: 'salon' }))
  await settled(app)
  expect(app.mutations()).toEqual([`POST /api/team/${teamId}/signatures`])
  expect(app.state().templates.data.find(({ name }) => name === 'Salon')?.team_id).toBe(teamId)
})

it('saves an edited template and reads anew who has to be sent it', async () => {
  const app = await startProduct()
  const revision = stored(app)?.revision ?? 0
  app.store.dispatch(templateUpdateRequested({ id: templateId, values, revision }))
  await settled(app)
  expect(stored(app)).toMatchObject({ name: 'Salon', revision: revision + 1 })
  await vi.waitFor(() => {
    const read = app.world.requests.map(({ path }) => path.replace(/\?.*/, ''))
    expect(read).toContain('/api/organisation/demo-organisation/users')
  })
})

it('does not overwrite what somebody else has saved meanwhile', async () => {
  const app = await startProduct()
  const revision = (stored(app)?.revision ?? 0) - 1
  app.store.dispatch(templateUpdateRequested({ id: templateId, values, revision }))
  await settled(app)
  expect(stored(app)?.name).not.toBe('Salon')
  expect(app.notices).toEqual(['Saving...', 'Error'])
})

it('removes a template at once, and puts it back where it stood on failure', async () => {
  const app = await startProduct({ intercept: refusing('DELETE', templateId) })
  const former = app.state().templates.data
  app.store.dispatch(templateDeleteRequested(templateId))
  expect(stored(app)).toBeUndefined()
  await vi.waitFor(() => expect(app.notices).toEqual(['Refusé']))
  expect(app.state().templates.data).toEqual(former)
})

it('says deleted once a template is', async () => {
  const app = await startProduct()
  app.store.dispatch(templateDeleteRequested(templateId))
  await vi.waitFor(() => expect(app.notices).toEqual(['deleted']))
})
