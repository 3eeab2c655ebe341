import {
  logoutRequested,
  restoreRequested,
  sessionEnded,
  switchAccountRequested,
} from '@org/app-kit'
import { createWorld, demoIds, memoryTabs, refusing } from '@org/app-kit/testing'
import { signInAs } from '@org/api/memory'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seedWithTwoAccounts } from '#shared/testing/account-fixtures.ts'
import type { TestProduct } from '#app/testing/test-product.ts'
import { draftStore, openDraft } from './draft-store.ts'
import { runClosed, runRequested, runResumed, signatureEdited } from './onboarding-slice.ts'
import {
  failed,
  finished,
  resetProducts,
  losingResponse,
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

beforeEach(resetProducts)

/**
 * Seeds an administrator with a second account in their own company; neither company is onboarded.
 */
function seed() {
  const { organisations, ...others } = seedWithTwoAccounts()
  const before = organisations.map((each) => ({ ...each, has_onboarding: false }))
  return { ...others, organisations: before }
}

const ownAccount = 'camille-user'

/** Starts a run and waits until its team is created but the response is still pending. */
async function waitingAtTeam() {
  const world = await createWorld({ userId: demoIds.admin, seed })
  const openTab = memoryTabs(world.auth)
  const stay = vi.fn(() => new Promise<never>(() => undefined))
  const intercept = losingResponse(world, 'POST', `${organisation}/teams`, stay)
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

/** Checks that the previous account's run sends nothing more. */
async function staysQuiet(app: TestProduct, allowed: readonly string[]) {
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(app.mutations().filter((call) => !call.includes('/auth/'))).toEqual(allowed)
}

describe('a run in progress', () => {
  it('stops when the user switches to another account, and is not offered to that account', async () => {
    const { app, sent } = await waitingAtTeam()
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

  it('stops when another tab switches to another account', async () => {
    const { app, world, openTab, sent } = await waitingAtTeam()
    openTab().write(await signInAs(world.adapters, demoIds.teamAdmin))
    await isAt(app, demoIds.teamAdmin)
    app.store.dispatch(runResumed())
    await staysQuiet(app, sent)
    expect(app.state().onboarding).toMatchObject({ isRunning: false, draft: { hasData: false } })
  })

  it('stops at a logout, and cannot be resumed afterwards', async () => {
    const { app, world, sent } = await waitingAtTeam()
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

it('hides a failed run from the person’s other account, and keeps it for the one that started it', async () => {
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
  // The banner is stored in the other company, so its file is downloaded from there.
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
  // The second image is the copy in the other company.
  expect(await made(app)).toEqual({ ...once, images: 2 })
})

it('keeps a stored design assigned to its user when the next person signs in', async () => {
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
