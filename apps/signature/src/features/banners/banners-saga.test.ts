import 'fake-indexeddb/auto'
import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { demoIds, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { campaigns } from '#shared/lists/campaigns.ts'
import { bannersTexts } from './texts.ts'
import { campaignsFlow } from './banners-saga.ts'
import type { Naming } from './name-campaign.ts'

const fair = 'demo-campaign-fair'
const { sales, support } = demoIds.teams
const values = {
  name: 'Soldes',
  banner_id: null,
  shows_nothing: false,
  start_date: 100,
  end_date: 200,
}
const create = (added: string[] = []) =>
  campaignsFlow.requests.create({
    values,
    teamId: sales,
    naming: { added, removed: [] },
    idempotencyKey: 'key-of-sales',
  })

const campaign = ({ state }: TestProduct, id: string) =>
  state().campaigns.data.find((other) => other.id === id)
const named = ({ state }: TestProduct, name: string) =>
  state().campaigns.data.find((other) => other.name === name)
const team = ({ state }: TestProduct, id: string) =>
  state().teams.data.find((other) => other.id === id)
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

const update = (app: TestProduct, changes: object, naming: Partial<Naming> = {}) => {
  const base = campaign(app, fair)
  if (!base) throw new Error('No such campaign')
  const { name, banner_id, shows_nothing, start_date, end_date } = base
  const values = { name, banner_id, shows_nothing, start_date, end_date, ...changes }
  const none = { added: [], removed: [] }
  return campaignsFlow.requests.update({ id: fair, values, naming: { ...none, ...naming }, base })
}

it('creates a small campaign once on a double click, with a temporary entry meanwhile', async () => {
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

it('takes the temporary entry back when creating fails, and says why', async () => {
  const app = await startProduct({ intercept: refusing('POST', '/campaigns') })
  app.store.dispatch(create([support]))
  await settled(app)
  expect(named(app, 'Soldes')).toBeUndefined()
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
  expect(team(app, support)?.campaign_id).toBeNull()
})

it('lets other teams show a new campaign first', async () => {
  const app = await startProduct()
  app.store.dispatch(create([support]))
  await settled(app)
  expect(team(app, support)?.campaign_id).toBe(named(app, 'Soldes')?.id)
  expect(team(app, sales)?.campaign_id).toBeNull()
})

it('takes a campaign from a team, and leaves it to those that others have given it to', async () => {
  const app = await startProduct()
  app.store.dispatch(update(app, {}, { added: [support, sales] }))
  await settled(app)
  app.store.dispatch(update(app, {}, { removed: [support] }))
  await vi.waitFor(() => expect(app.notices).toHaveLength(4))
  expect(team(app, support)?.campaign_id).toBeNull()
  expect(team(app, sales)?.campaign_id).toBe(fair)
})

it('keeps a campaign that a team could not be given, and says which team', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', support) })
  app.store.dispatch(create([support]))
  await vi.waitFor(() => expect(app.notices).toHaveLength(3))
  expect(app.notices).toContain('Service client ne la montre pas en priorité : Refusé')
  expect(named(app, 'Soldes')).toMatchObject({ revision: 1 })
  expect(team(app, support)?.campaign_id).toBeNull()
})

it('takes no team from a campaign that somebody else has chosen for it meanwhile', async () => {
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

it('changes a campaign at once, and back again when saving fails', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', fair) })
  const former = campaign(app, fair)
  app.store.dispatch(update(app, { name: 'Salon de printemps' }))
  expect(campaign(app, fair)?.name).toBe('Salon de printemps')
  await settled(app)
  expect(campaign(app, fair)).toEqual(former)
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
})

it('saves over fields that somebody else has not touched, and says which both have', async () => {
  const app = await startProduct()
  const { client } = app.environment
  const first = update(app, { name: 'Salon de printemps' })
  await client.call('updateCampaign', { path: { id: fair }, body: { expire: 30 } })
  app.store.dispatch(first)
  await settled(app)
  expect(campaign(app, fair)).toMatchObject({ name: 'Salon de printemps', expire: 30 })

  const second = update(app, { end_date: 1_900_000_000 })
  await client.call('updateCampaign', { path: { id: fair }, body: { end_date: 1_950_000_000 } })
  app.store.dispatch(second)
  await vi.waitFor(() => {
    expect(app.state().operations[campaignsFlow.operations.update(fair)]).toMatchObject({
      status: 'failed',
      conflict: { fields: ['end_date'] },
    })
  })
  expect(campaign(app, fair)?.end_date).toBe(1_950_000_000)
})

it('takes a deleted campaign from the teams that showed it first', async () => {
  const app = await startProduct()
  app.store.dispatch(update(app, {}, { added: [support] }))
  await settled(app)
  expect(team(app, support)?.campaign_id).toBe(fair)
  app.store.dispatch(campaignsFlow.requests.delete({ id: fair }))
  await vi.waitFor(() => expect(team(app, support)?.campaign_id).toBeNull())
  expect(app.notices).toContain('deleted')
})

entityFlowSuite({
  list: campaigns,
  flow: campaignsFlow,
  start: startProduct,
  path: '/organisation/demo-organisation/campaigns',
  create: create().payload,
  createPath: `/team/${sales}/campaigns`,
  isCreated: ({ name }) => name === 'Soldes',
  id: fair,
  entityPath: `/campaign/${fair}`,
  update: (base) => {
    const { banner_id, shows_nothing, start_date, end_date } = base
    const kept = { banner_id, shows_nothing, start_date, end_date }
    return {
      id: fair,
      values: { ...kept, name: 'Salon' },
      naming: { added: [], removed: [] },
      base,
    }
  },
  field: 'name',
  updateElsewhere: (client) =>
    client.call('updateCampaign', { path: { id: fair }, body: { name: 'Foire' } }),
  delete: { id: fair },
  deleteElsewhere: (client) => client.call('deleteCampaign', { path: { id: fair } }),
  deletedMeanwhile: bannersTexts.deletedMeanwhile,
})
