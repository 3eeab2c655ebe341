import 'fake-indexeddb/auto'
import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { demoIds, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { campaigns } from './campaigns.ts'
import { bannersTexts } from './texts.ts'
import { bannersFlow } from './banners-saga.ts'
import type { PreferringTeams } from './preferring-teams.ts'

const fair = 'demo-campaign-fair'
const { sales, support } = demoIds.teams
const values = {
  name: 'Soldes',
  banner_id: null,
  shows_nothing: false,
  link_url: '',
  start_date: 100,
  end_date: 200,
}
const create = (added: string[] = []) =>
  bannersFlow.requests.create({
    values,
    teamId: sales,
    preferring: { added, removed: [] },
    idempotencyKey: 'key-of-sales',
  })

const banner = ({ state }: TestProduct, id: string) =>
  state().campaigns.data.find((other) => other.id === id)
const named = ({ state }: TestProduct, name: string) =>
  state().campaigns.data.find((other) => other.name === name)
const team = ({ state }: TestProduct, id: string) =>
  state().teams.data.find((other) => other.id === id)
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

const update = (app: TestProduct, changes: object, preferring: Partial<PreferringTeams> = {}) => {
  const base = banner(app, fair)
  if (!base) throw new Error('No such banner')
  const { name, banner_id, shows_nothing, link_url, start_date, end_date } = base
  const values = { name, banner_id, shows_nothing, link_url, start_date, end_date, ...changes }
  const none = { added: [], removed: [] }
  return bannersFlow.requests.update({
    id: fair,
    values,
    preferring: { ...none, ...preferring },
    base,
  })
}

it('shows a temporary entry, and creates only one banner of type small on a double click', async () => {
  const app = await startProduct()
  app.store.dispatch(create())
  app.store.dispatch(create())
  expect(named(app, 'Soldes')).toMatchObject({ type: 'small', team: { name: 'Commercial' } })
  const temporary = named(app, 'Soldes')?.id
  await settled(app)
  expect(app.mutations()).toEqual([`POST /api/team/${sales}/campaigns`])
  expect(app.notices).toEqual(['Saving...', 'Saved'])
  expect(named(app, 'Soldes')?.id).not.toBe(temporary)
  expect(named(app, 'Soldes')).toMatchObject({ type: 'small', revision: 1 })
})

it('removes the temporary entry and shows the reason when creation fails', async () => {
  const app = await startProduct({ intercept: refusing('POST', '/campaigns') })
  app.store.dispatch(create([support]))
  await settled(app)
  expect(named(app, 'Soldes')).toBeUndefined()
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
  expect(team(app, support)?.campaign_id).toBeNull()
})

it('makes the selected teams prefer a new banner', async () => {
  const app = await startProduct()
  app.store.dispatch(create([support]))
  await settled(app)
  expect(team(app, support)?.campaign_id).toBe(named(app, 'Soldes')?.id)
  expect(team(app, sales)?.campaign_id).toBeNull()
})

it('removes a banner from a deselected team, but not from other teams', async () => {
  const app = await startProduct()
  app.store.dispatch(update(app, {}, { added: [support, sales] }))
  await settled(app)
  app.store.dispatch(update(app, {}, { removed: [support] }))
  await vi.waitFor(() => expect(app.notices).toHaveLength(4))
  expect(team(app, support)?.campaign_id).toBeNull()
  expect(team(app, sales)?.campaign_id).toBe(fair)
})

it('keeps a banner that could not be assigned to a team, and says which team', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', support) })
  app.store.dispatch(create([support]))
  await vi.waitFor(() => expect(app.notices).toHaveLength(3))
  expect(app.notices).toContain('Service client ne la montre pas en priorité : Refusé')
  expect(named(app, 'Soldes')).toMatchObject({ revision: 1 })
  expect(team(app, support)?.campaign_id).toBeNull()
})

it('does not overwrite a team’s newer selection of another banner', async () => {
  const app = await startProduct()
  const body = { campaign_id: 'demo-campaign-wishes' }
  await app.environment.client.call('updateTeam', { path: { id: support }, body })
  app.store.dispatch(create([support]))
  await vi.waitFor(() => expect(app.notices).toHaveLength(3))
  expect(team(app, support)?.campaign_id).toBe('demo-campaign-wishes')
  expect(app.notices).toContain(
    "Service client ne la montre pas en priorité : Modifié entre-temps par quelqu'un d'autre",
  )
})

it('updates a banner optimistically, and rolls back when saving fails', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', fair) })
  const former = banner(app, fair)
  app.store.dispatch(update(app, { name: 'Salon de printemps' }))
  expect(banner(app, fair)?.name).toBe('Salon de printemps')
  await settled(app)
  expect(banner(app, fair)).toEqual(former)
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
})

it('merges changes to different fields, and reports fields that both users have changed', async () => {
  const app = await startProduct()
  const { client } = app.environment
  const first = update(app, { name: 'Salon de printemps' })
  await client.call('updateCampaign', { path: { id: fair }, body: { expire: 30 } })
  app.store.dispatch(first)
  await settled(app)
  expect(banner(app, fair)).toMatchObject({ name: 'Salon de printemps', expire: 30 })

  const second = update(app, { end_date: 1_900_000_000 })
  await client.call('updateCampaign', { path: { id: fair }, body: { end_date: 1_950_000_000 } })
  app.store.dispatch(second)
  await vi.waitFor(() => {
    expect(app.state().operations[bannersFlow.operations.update(fair)]).toMatchObject({
      status: 'failed',
      conflict: { fields: ['end_date'] },
    })
  })
  expect(banner(app, fair)?.end_date).toBe(1_950_000_000)
})

it('removes a deleted banner from the teams that preferred it', async () => {
  const app = await startProduct()
  app.store.dispatch(update(app, {}, { added: [support] }))
  await settled(app)
  expect(team(app, support)?.campaign_id).toBe(fair)
  app.store.dispatch(bannersFlow.requests.delete({ id: fair }))
  await vi.waitFor(() => expect(team(app, support)?.campaign_id).toBeNull())
  expect(app.notices).toContain('deleted')
})

entityFlowSuite({
  list: campaigns,
  flow: bannersFlow,
  start: startProduct,
  path: '/organisation/demo-organisation/campaigns',
  create: create().payload,
  createPath: `/team/${sales}/campaigns`,
  isCreated: ({ name }) => name === 'Soldes',
  id: fair,
  entityPath: `/campaign/${fair}`,
  update: (base) => {
    const { banner_id, shows_nothing, link_url, start_date, end_date } = base
    const kept = { banner_id, shows_nothing, link_url, start_date, end_date }
    return {
      id: fair,
      values: { ...kept, name: 'Salon' },
      preferring: { added: [], removed: [] },
      base,
    }
  },
  field: 'name',
  updateElsewhere: (client) =>
    client.call('updateCampaign', { path: { id: fair }, body: { name: 'Foire' } }),
  deletion: {
    request: { id: fair },
    elsewhere: (client) => client.call('deleteCampaign', { path: { id: fair } }),
    confirmation: 'deleted',
    meanwhile: bannersTexts.deletedMeanwhile,
  },
})
