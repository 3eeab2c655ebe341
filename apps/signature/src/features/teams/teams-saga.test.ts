import 'fake-indexeddb/auto'
import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { demoIds, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { teams } from '#shared/lists/teams.ts'
import { teamsTexts } from './texts.ts'
import { teamsFlow } from './teams-saga.ts'

const values = { name: 'Export', signature_template_id: demoIds.templates[2] }
const create = teamsFlow.requests.create({ values, idempotencyKey: 'key-of-export' })
const team = ({ state }: TestProduct, id: string) =>
  state().teams.data.find((other) => other.id === id)
const update = (app: TestProduct) => {
  const base = team(app, demoIds.teams.sales)
  if (!base) throw new Error('No such team')
  return teamsFlow.requests.update({ id: base.id, values, base })
}
const names = ({ state }: TestProduct) => state().teams.data.map(({ name }) => name)
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

it('creates a team once on a double click, with a temporary entry until it is saved', async () => {
  const app = await startProduct()
  app.store.dispatch(create)
  app.store.dispatch(create)
  expect(names(app)).toContain('Export')
  await settled(app)
  expect(app.mutations()).toEqual(['POST /api/organisation/demo-organisation/teams'])
  expect(names(app).filter((name) => name === 'Export')).toHaveLength(1)
  expect(app.state().teams.data.at(-1)?.signature_template?.id).toBe(demoIds.templates[2])
})

it('removes the temporary entry and shows the reason when creating the team fails', async () => {
  const app = await startProduct({ intercept: refusing('POST', '/teams') })
  app.store.dispatch(create)
  await settled(app)
  expect(names(app)).not.toContain('Export')
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
})

it('restores the team and shows ‘Error’ when saving fails', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', demoIds.teams.sales) })
  const former = team(app, demoIds.teams.sales)
  app.store.dispatch(update(app))
  expect(team(app, demoIds.teams.sales)).toMatchObject({
    name: 'Export',
    signature_template: { id: demoIds.templates[2] },
  })
  await settled(app)
  expect(team(app, demoIds.teams.sales)).toEqual(former)
  expect(app.notices).toEqual(['Saving...', 'Error'])
})

it('restores only the fields of a failed save, and keeps other changes', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', demoIds.teams.sales) })
  const { sales } = demoIds.teams
  const former = team(app, sales)
  app.store.dispatch(update(app))
  app.store.dispatch(teams.actions.patch({ id: sales, changes: { members_count: 99 } }))
  await settled(app)
  expect(team(app, sales)).toEqual({ ...former, members_count: 99 })
})

it('reloads the members when a team’s signature changes', async () => {
  const app = await startProduct()
  app.store.dispatch(update(app))
  await settled(app)
  await vi.waitFor(() => {
    const members = app.state().users.data.filter(({ team_id }) => team_id === demoIds.teams.sales)
    expect(members.every(({ signature }) => signature?.id === demoIds.templates[2])).toBe(true)
  })
})

it('moves the members of a deleted team to the selected one', async () => {
  const app = await startProduct()
  const { sales, design } = demoIds.teams
  const count = (id: string) => team(app, id)?.members_count ?? 0
  const together = count(sales) + count(design)
  app.store.dispatch(teamsFlow.requests.delete({ id: sales, moveTo: design }))
  expect(team(app, sales)).toBeUndefined()
  await vi.waitFor(() => expect(count(design)).toBe(together))
  expect(app.notices).toEqual(['deleted'])
})

entityFlowSuite({
  list: teams,
  flow: teamsFlow,
  start: startProduct,
  path: '/organisation/demo-organisation/teams',
  create: create.payload,
  createPath: '/organisation/demo-organisation/teams',
  isCreated: ({ name }) => name === 'Export',
  id: demoIds.teams.sales,
  entityPath: `/team/${demoIds.teams.sales}`,
  update: (base) => ({ id: base.id, values: { ...values, signature_template_id: null }, base }),
  field: 'name',
  updateElsewhere: (client) =>
    client.call('updateTeam', { path: { id: demoIds.teams.sales }, body: { name: 'Ventes' } }),
  deletion: {
    request: { id: demoIds.teams.sales, moveTo: demoIds.teams.global },
    elsewhere: (client) =>
      client.call('deleteTeam', {
        path: { id: demoIds.teams.sales },
        query: { move_to: demoIds.teams.support },
      }),
    confirmation: 'deleted',
    meanwhile: teamsTexts.deletedMeanwhile,
  },
})
