import {
  logoutRequested,
  memoryTabs,
  restoreRequested,
  sessionEnded,
  switchAccountRequested,
} from '@org/app-kit'
import { createWorld, demoIds, refusing } from '@org/app-kit/testing'
import { signInAs } from '@org/api/memory'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seedWithTwoAccounts } from '#shared/testing/account-fixtures.ts'
import type { TestProduct } from '#app/testing/test-product.ts'
import { draftStore, openDraft } from './draft-store.ts'
import { runClosed, runRequested, runResumed, signatureEdited } from './onboarding-slice.ts'
import {
  failed,
  finished,
  forgetFormer,
  losing,
  made,
  once,
  organisation,
  patience,
  plain,
  run,
  startProduct,
  started,
  whole,
} from './run.fixture.ts'

beforeEach(forgetFormer)

/** An administrator before the onboarding who also has a company of her own, set up by nobody either. */
function seed() {
  const { organisations, ...others } = seedWithTwoAccounts()
  const before = organisations.map((each) => ({ ...each, has_onboarding: false }))
  return { ...others, organisations: before }
}

const ownAccount = 'camille-user'

/** A run whose team the server has just made, while its answer is still under way. */
async function half() {
  const world = await createWorld({ userId: demoIds.admin, seed })
  const openTab = memoryTabs(world.auth)
  const stay = vi.fn(() => new Promise<never>(() => undefined))
  const intercept = losing(world, 'POST', `${organisation}/teams`, stay)
  const app = await started({ world, sessionStorage: openTab(), intercept })
  await vi.waitFor(() => expect(stay).toHaveBeenCalled(), patience)
  return { app, world, openTab, sent: app.mutations() }
}

const isAt = (app: TestProduct, userId: string) =>
  vi.waitFor(() => {
    const { session, onboarding } = app.state()
    expect(session).toMatchObject({ user: { id: userId }, isRestoring: false })
    expect(onboarding.isLoaded).toBe(true)
  }, patience)

/** Nothing that a former account has begun goes on after a moment. */
async function staysQuiet(app: TestProduct, allowed: readonly string[]) {
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(app.mutations().filter((call) => !call.includes('/auth/'))).toEqual(allowed)
}

describe('a run that is under way', () => {
  it('stops where its person opens another account, and is offered there to nobody', async () => {
    const { app, sent } = await half()
    expect(sent).toEqual(whole.slice(0, 5))
    app.store.dispatch(switchAccountRequested(ownAccount))
    expect(app.state().onboarding.isRunning).toBe(false)
    await isAt(app, ownAccount)
    app.store.dispatch(runResumed())
    await staysQuiet(app, sent)
    expect(run(app)).toBeNull()

    app.store.dispatch(switchAccountRequested(demoIds.admin))
    await isAt(app, demoIds.admin)
    expect(run(app)?.steps.find(({ isDone }) => !isDone)?.name).toBe('team')
    app.store.dispatch(runResumed())
    await finished(app)
    expect(await made(app)).toEqual(once)
  })

  it('stops where another tab opens another account', async () => {
    const { app, world, openTab, sent } = await half()
    openTab().write(await signInAs(world.adapters, demoIds.teamAdmin))
    await isAt(app, demoIds.teamAdmin)
    app.store.dispatch(runResumed())
    await staysQuiet(app, sent)
    expect(app.state().onboarding).toMatchObject({ isRunning: false, draft: { hasData: false } })
  })

  it('stops at a logout, which leaves nothing of it to go on with', async () => {
    const { app, world, sent } = await half()
    app.store.dispatch(logoutRequested())
    await vi.waitFor(() => expect(app.state().session.auth).toBeNull(), patience)
    await vi.waitFor(
      async () => expect(await draftStore.readRun(demoIds.admin)).toBeNull(),
      patience,
    )
    await staysQuiet(app, sent)
    app.stop()

    const back = await startProduct({
      world,
      sessionStorage: memoryTabs(await signInAs(world.adapters, demoIds.admin))(),
    })
    back.store.dispatch(runResumed())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(back.mutations()).toEqual([])
    expect(run(back)).toBeNull()
    expect(await made(back)).toMatchObject({ templates: 1, campaigns: 1, teams: 1 })
  })
})

it('neither shows a failed run to another account of the person nor keeps it from its own', async () => {
  const world = await createWorld({ userId: demoIds.admin, seed })
  let isRefusing = true
  const refuse = refusing('PATCH', '/user/me')
  const intercept = (request: Request) => (isRefusing ? refuse(request) : undefined)
  const app = await started({ world, intercept })
  await failed(app)
  isRefusing = false
  app.store.dispatch(switchAccountRequested(ownAccount))
  await isAt(app, ownAccount)
  await vi.waitFor(() => expect(run(app)).toBeNull(), patience)
  // The banner is stored in the former company, which is asked for its file.
  vi.stubGlobal('fetch', (address: string) => world.fetch(new Request(address)))
  app.store.dispatch(runRequested('wizard'))
  await finished(app)
  vi.unstubAllGlobals()
  expect(run(app)?.userId).toBe(ownAccount)
  const path = { id: 'camille-organisation' }
  const { data: own } = await app.environment.client.call('listCampaigns', { path })
  expect(own.map(({ banner_id }) => banner_id)).toEqual([
    run(app)?.draft.signatureData.banner.mediaId,
  ])
  app.store.dispatch(runClosed())

  app.store.dispatch(switchAccountRequested(demoIds.admin))
  await isAt(app, demoIds.admin)
  await vi.waitFor(() => expect(run(app)?.failure?.step).toBe('user'), patience)
  app.store.dispatch(runResumed())
  await finished(app)
  // The other company's picture is the second one.
  expect(await made(app)).toEqual({ ...once, pictures: 2 })
})

it('keeps what somebody designs who is signed in from the next person', async () => {
  const world = await createWorld({ userId: demoIds.admin, seed })
  const openTab = memoryTabs(world.auth)
  const app = await startProduct({ world, sessionStorage: openTab() })
  app.store.dispatch(signatureEdited(plain))
  await vi.waitFor(async () => expect((await openDraft().read())?.hasData).toBe(true))
  app.store.dispatch(sessionEnded('expired'))
  openTab().write(await signInAs(world.adapters, demoIds.teamAdmin))
  app.store.dispatch(restoreRequested())
  await isAt(app, demoIds.teamAdmin)
  expect((await openDraft().read())?.ownerId).toBe(demoIds.admin)
})
