import 'fake-indexeddb/auto'
import { demoIds, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { teams } from '#shared/lists/teams.ts'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { watchInterval } from './deploy-saga.ts'
import {
  deployOperation,
  deployRequested,
  type DeployTarget,
  deployWatchStarted,
  deployWatchStopped,
  type MailRound,
  previewClosed,
  previewOperation,
  previewRequested,
  selectPreview,
} from './deploy-slice.ts'

const support: DeployTarget = { kind: 'team', id: demoIds.teams.support }
const incomplete: DeployTarget = { kind: 'user', id: demoIds.incomplete }
const request = (target: DeployTarget, idempotencyKey = 'deploy') =>
  deployRequested({ target, message: '', sendAgain: false, idempotencyKey })
const counts = ({ state }: TestProduct) => {
  const team = state().teams.data.find(({ id }) => id === support.id)
  if (!team) throw new Error('no team')
  return {
    queued: team.deploy_queued_count,
    due: team.deploy_due_count,
    sent: team.signature_template_deploy_install_email_sent_count,
  }
}
const operation = ({ state }: TestProduct, target: DeployTarget) =>
  state().operations[deployOperation(target)]

/** Starts the product with mails to a team that are being sent and never arrive. */
async function startSending() {
  const app = await startProduct({ api: { runsJobs: false } })
  app.store.dispatch(request(support))
  await vi.waitFor(() => expect(counts(app)).toMatchObject({ queued: 14 }))
  app.world.requests.length = 0
  return app
}

it('sends to a team once on a double click, and shows that the mails are being sent', async () => {
  const app = await startProduct({ api: { runsJobs: false } })
  app.store.dispatch(request(support))
  app.store.dispatch(request(support))
  await vi.waitFor(() => expect(operation(app, support)?.status).toBe('succeeded'))
  expect(app.mutations()).toEqual([`POST /api/team/${support.id}/deploy-signature`])
  await vi.waitFor(() => expect(counts(app)).toEqual({ queued: 14, due: 0, sent: 0 }))
  expect(app.notices).toEqual(['14 emails partent'])
})

it('polls until the mails are sent', async () => {
  const app = await startProduct()
  app.store.dispatch(deployWatchStarted())
  app.store.dispatch(request(support))
  await vi.waitFor(() => expect(counts(app)).toEqual({ queued: 0, due: 0, sent: 14 }), {
    timeout: 3 * watchInterval,
  })
  expect(app.world.adapters.outbox).toHaveLength(14)
  app.store.dispatch(deployWatchStopped())
})

it('requests nothing after the page is closed, even if mails are still being sent', async () => {
  const app = await startSending()
  app.store.dispatch(deployWatchStarted())
  await vi.waitFor(() => expect(app.world.requests).toHaveLength(2), {
    timeout: 3 * watchInterval,
  })
  app.store.dispatch(deployWatchStopped())
  await new Promise((resolve) => setTimeout(resolve, watchInterval + 200))
  expect(app.world.requests).toHaveLength(2)
})

it('reloads the teams at each visit, but not during their first load', async () => {
  const app = await startProduct()
  const loads = () => app.world.requests.filter(({ path }) => path.includes('/teams'))
  app.world.requests.length = 0
  app.store.dispatch(teams.actions.clear())
  app.store.dispatch(teams.actions.loadRequested())
  app.store.dispatch(deployWatchStarted())
  await vi.waitFor(() => expect(app.state().teams.loaded).toBe(true))
  expect(loads()).toHaveLength(1)
  app.store.dispatch(deployWatchStarted())
  await vi.waitFor(() => expect(loads()).toHaveLength(2))
  app.store.dispatch(deployWatchStopped())
})

it('polls only the teams whose mails are being sent', async () => {
  const app = await startSending()
  app.store.dispatch(deployWatchStarted())
  const looks = () =>
    app.world.requests
      .filter(({ path }) => path.includes('/teams'))
      .map(({ path }) => new URL(path, 'http://paraphe.test').searchParams.get('filter'))
  // The first request, made when the page opens, is for all teams.
  await vi.waitFor(() => expect(looks()).toHaveLength(2), { timeout: 3 * watchInterval })
  app.store.dispatch(deployWatchStopped())
  expect(JSON.parse(looks()[1] ?? '')).toMatchObject({ where: { id: [support.id] } })
  expect(app.state().teams.data).toHaveLength(4)
})

it('removes a team that was deleted elsewhere while its mails were being sent', async () => {
  const app = await startSending()
  await app.environment.client.call('deleteTeam', { path: { id: support.id } })
  app.store.dispatch(deployWatchStarted())
  await vi.waitFor(() => expect(app.state().teams.data).toHaveLength(3), {
    timeout: 3 * watchInterval,
  })
  app.store.dispatch(deployWatchStopped())
})

it('stores why a request failed, for the row that sent it', async () => {
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

it('sends to two targets that are requested at the same time', async () => {
  const app = await startProduct()
  app.store.dispatch(request(support, 'team'))
  app.store.dispatch(request({ kind: 'user', id: demoIds.member }, 'user'))
  await vi.waitFor(() => expect(app.mutations()).toHaveLength(2))
})

it('keeps the newer counts when a response with older ones arrives later', async () => {
  const late = Promise.withResolvers<void>()
  let looks = 0
  const app = await startProduct({
    intercept: async ({ method, url }) => {
      if (method !== 'GET' || !new URL(url).pathname.endsWith('/teams')) return undefined
      looks += 1
      if (looks !== 2) return undefined
      const { data, total } = app.state().teams
      await late.promise
      return Response.json({ data, total })
    },
  })
  app.store.dispatch(teams.actions.loadRequested())
  await vi.waitFor(() => expect(looks).toBe(2))
  app.store.dispatch(request(support))
  await vi.waitFor(() => expect(counts(app)).toMatchObject({ due: 0 }))
  late.resolve()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(counts(app)).toMatchObject({ due: 0 })
})

/** Holds back the response to each preview request, until `answer` is called with its index. */
function delayedPreviews() {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let requested = 0
  return {
    answer: (index: number) => answers[index]?.resolve(),
    requested: () => requested,
    intercept: async ({ url }: Request) => {
      if (!new URL(url).pathname.endsWith('/deploy-preview')) return undefined
      requested += 1
      await answers[requested - 1]?.promise
      return undefined
    },
  }
}

const round = (...userIds: string[]): MailRound => ({ teamId: null, userIds, isReminder: false })
const ask = (id: string, requested: MailRound) =>
  previewRequested({ id, round: requested, message: '' })
const peopleIn = (app: TestProduct, id: string) => {
  const preview = selectPreview(id)(app.state())
  return preview && preview.count + preview.left_out.reduce((sum, { count }) => sum + count, 0)
}

it('gives each confirmation its own numbers, not those of an earlier preview', async () => {
  const previews = delayedPreviews()
  const app = await startProduct({ intercept: previews.intercept })
  app.store.dispatch(ask('first', round(demoIds.member)))
  await vi.waitFor(() => expect(previews.requested()).toBe(1))
  app.store.dispatch(previewClosed('first'))
  app.store.dispatch(ask('second', round(demoIds.member, demoIds.teamAdmin)))
  await vi.waitFor(() => expect(previews.requested()).toBe(2))
  previews.answer(1)
  await vi.waitFor(() => expect(peopleIn(app, 'second')).toBe(2))
  previews.answer(0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(peopleIn(app, 'second')).toBe(2)
  expect(peopleIn(app, 'first')).toBeNull()
})

it('asks for one confirmation at a time, and drops the previous one', async () => {
  const previews = delayedPreviews()
  const app = await startProduct({ intercept: previews.intercept })
  app.store.dispatch(ask('first', round(demoIds.member)))
  previews.answer(0)
  await vi.waitFor(() => expect(peopleIn(app, 'first')).toBe(1))
  app.store.dispatch(ask('second', round(demoIds.member, demoIds.teamAdmin)))
  expect(peopleIn(app, 'first')).toBeNull()
  // Closing one confirmation does not affect another.
  app.store.dispatch(previewClosed('first'))
  previews.answer(1)
  await vi.waitFor(() => expect(peopleIn(app, 'second')).toBe(2))
})

it('drops the preview of a confirmation that was closed', async () => {
  const previews = delayedPreviews()
  const app = await startProduct({ intercept: previews.intercept })
  app.store.dispatch(ask('first', round(demoIds.member)))
  await vi.waitFor(() => expect(previews.requested()).toBe(1))
  app.store.dispatch(previewClosed('first'))
  expect(app.state().operations[previewOperation('first')]?.status).not.toBe('running')
  previews.answer(0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(app.state().deploy.question).toBeNull()
})
