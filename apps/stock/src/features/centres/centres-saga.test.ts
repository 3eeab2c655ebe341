import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { expect, it, vi } from 'vitest'
import { startProduct } from '#app/testing/test-product.ts'
import { centres } from '#shared/lists/centres.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { centresFlow } from './centres-saga.ts'

const { bastille } = stockIds.centres

it('removes an archived centre from the list once the server has stored it', async () => {
  const app = await startProduct()
  const base = app.state().centres.data.find(({ id }) => id === bastille)
  if (!base) throw new Error('The centre is missing')
  app.store.dispatch(
    centresFlow.requests.update({ id: bastille, values: { isArchived: true }, base }),
  )
  await vi.waitFor(() => expect(app.notices).toContain('Archivé'))
  expect(app.state().centres).toMatchObject({ total: 2 })
  app.store.dispatch(centres.actions.loadRequested())
  await vi.waitFor(() => expect(app.world.requests.at(-1)?.method).toBe('GET'))
  expect(app.state().centres.data.map(({ id }) => id)).not.toContain(bastille)
})

it('lists a restored centre again', async () => {
  const app = await startProduct()
  const base = app.state().centres.data.find(({ id }) => id === bastille)
  if (!base) throw new Error('The centre is missing')
  const change = (isArchived: boolean) =>
    app.store.dispatch(
      centresFlow.requests.update({
        id: bastille,
        values: { isArchived },
        base: { ...base, isArchived: !isArchived },
      }),
    )
  change(true)
  await vi.waitFor(() => expect(app.state().centres).toMatchObject({ total: 2 }))
  change(false)
  await vi.waitFor(() => expect(app.notices).toContain('Restauré'))
  await vi.waitFor(() => expect(app.state().centres.data.map(({ id }) => id)).toContain(bastille))
})

entityFlowSuite({
  list: centres,
  flow: centresFlow,
  start: startProduct,
  path: '/stock/centres',
  create: {
    values: { name: 'Centre Nation', address: '2 place de la Nation, 75012 Paris' },
    idempotencyKey: 'key-nation-000000000000',
  },
  createPath: '/stock/centres',
  isCreated: ({ name }) => name === 'Centre Nation',
  id: bastille,
  entityPath: `/stock/centre/${bastille}`,
  update: (base) => ({ id: base.id, values: { name: 'Centre Roquette' }, base }),
  field: 'name',
  updateElsewhere: (client) =>
    client.call('updateCentre', { path: { id: bastille }, body: { name: 'Centre République' } }),
})
