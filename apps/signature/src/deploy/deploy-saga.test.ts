import 'fake-indexeddb/auto'
import { demoIds } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { users } from '../lists/lists.ts'
import { refusing, startProduct, type TestProduct } from '../testing/test-product.ts'
import { watchInterval } from './deploy-saga.ts'
import {
  deployOperation,
  deployRequested,
  type DeployTarget,
  deployWatchStarted,
  deployWatchStopped,
} from './deploy-slice.ts'

const support: DeployTarget = { kind: 'team', id: demoIds.teams.support }
const incomplete: DeployTarget = { kind: 'user', id: demoIds.incomplete }
const request = (target: DeployTarget, idempotencyKey = 'deploy') =>
  deployRequested({ target, message: '', sendAgain: false, idempotencyKey })
const statuses = ({ state }: TestProduct) =>
  state()
    .users.data.filter(({ team_id }) => team_id === demoIds.teams.support)
    .map(({ deploy_status }) => deploy_status)
const operation = ({ state }: TestProduct, target: DeployTarget) =>
  state().operations[deployOperation(target)]

it('sends to a team once on a double click, and shows that the mails are under way', async () => {
  const app = await startProduct({ api: { runsJobs: false } })
  app.store.dispatch(request(support))
  app.store.dispatch(request(support))
  await vi.waitFor(() => expect(operation(app, support)?.status).toBe('succeeded'))
  expect(app.mutations()).toEqual([`POST /api/team/${support.id}/deploy-signature`])
  expect(new Set(statuses(app))).toEqual(new Set(['queued']))
  expect(app.notices).toEqual(['14 emails partent'])
})

it('follows the mails until they are sent, and only while the page is open', async () => {
  const app = await startProduct()
  app.store.dispatch(deployWatchStarted())
  app.store.dispatch(request(support))
  await vi.waitFor(() => expect(new Set(statuses(app))).toEqual(new Set(['sent'])), {
    timeout: 3 * watchInterval,
  })
  expect(app.world.adapters.outbox).toHaveLength(14)
  app.store.dispatch(deployWatchStopped())
  const seen = app.world.requests.length
  await new Promise((resolve) => setTimeout(resolve, watchInterval + 200))
  expect(app.world.requests).toHaveLength(seen)
})

it('keeps the reason of a failure for the row that asked', async () => {
  const intercept = refusing('POST', '/deploy-signature', 'No signature template choosen')
  const app = await startProduct({ intercept })
  app.store.dispatch(request(incomplete))
  await vi.waitFor(() =>
    expect(operation(app, incomplete)).toEqual({
      status: 'failed',
      message: 'No signature template choosen',
    }),
  )
  expect(app.world.adapters.outbox).toEqual([])
})

it('shows no mail under way to somebody who needs none', async () => {
  const app = await startProduct({ api: { runsJobs: false } })
  const [installed] = app.state().users.data.filter(({ team_id }) => team_id === support.id)
  if (!installed) throw new Error('nobody')
  const changes = { is_deployed: true, is_deploy_sent: false }
  app.store.dispatch(users.actions.patch({ id: installed.id, changes }))
  app.store.dispatch(request(support))
  await vi.waitFor(() => expect(operation(app, support)?.status).toBe('succeeded'))
  expect(statuses(app).filter((status) => status === 'queued')).toHaveLength(13)
})

it('sends to several at the same time', async () => {
  const app = await startProduct()
  app.store.dispatch(request(support, 'team'))
  app.store.dispatch(request({ kind: 'user', id: demoIds.member }, 'user'))
  await vi.waitFor(() => expect(app.mutations()).toHaveLength(2))
})
