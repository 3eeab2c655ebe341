import 'fake-indexeddb/auto'
import { logoutRequested, sessionEnded } from '@org/app-kit'
import { demoIds } from '@org/app-kit/testing'
import { completeSignatureData } from '@org/signature'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusing, startProduct, type TestProduct } from '../testing/test-product.ts'
import { emptyDraft } from './draft.ts'
import { draftStore } from './draft-store.ts'
import { runRequested, runResumed, signatureEdited } from './onboarding-slice.ts'
import { isFinished } from './run.ts'

const data = completeSignatureData({ companyName: 'Neuville', firstName: 'Claire' })
const organisation = '/api/organisation/demo-organisation'
const whole = [
  `POST ${organisation}/set-onboarding`,
  `POST ${organisation}/signature-templates`,
  'PATCH /api/user/me',
  `PATCH ${organisation}`,
]

beforeEach(() => draftStore.clear())

const run = ({ state }: TestProduct) => state().onboarding.run
const finished = (app: TestProduct) =>
  vi.waitFor(() => {
    const present = run(app)
    if (!present || !isFinished(present) || app.state().onboarding.isRunning) {
      throw new Error('still running')
    }
  })
const failed = (app: TestProduct) =>
  vi.waitFor(() => {
    if (!run(app)?.failure) throw new Error('not failed yet')
  })

async function started(options: Parameters<typeof startProduct>[0] = {}) {
  const app = await startProduct(options)
  app.store.dispatch(signatureEdited(data))
  app.store.dispatch(runRequested('wizard'))
  return app
}

it('saves in order and once on a double click', async () => {
  const app = await started()
  app.store.dispatch(runRequested('wizard'))
  await finished(app)
  expect(app.mutations()).toEqual(whole)
  expect(app.state().templates.data.some(({ name }) => name === 'Signature de la société')).toBe(
    true,
  )
})

it('stores the keys with the work before the first call', async () => {
  const kept: unknown[] = []
  const app = await started({
    intercept: async ({ method }) => {
      if (method === 'POST' && kept.length === 0) kept.push(await draftStore.readRun())
      return undefined
    },
  })
  await finished(app)
  expect(kept[0]).toMatchObject({
    kind: 'wizard',
    userId: demoIds.admin,
    draft: { signatureData: data },
    steps: run(app)?.steps.map(({ name, idempotencyKey }) => ({ name, idempotencyKey })),
  })
  const keys = app.world.requests
    .filter(({ method }) => method === 'POST')
    .map(({ idempotencyKey }) => idempotencyKey)
  const steps = run(app)?.steps ?? []
  expect(keys).toEqual([steps[0]?.idempotencyKey, steps[2]?.idempotencyKey])
})

it('stops at the first failure, says which step it was, and goes on from there', async () => {
  let isRefusing = true
  const refuse = refusing('PATCH', '/user/me')
  const app = await started({
    intercept: (request) => (isRefusing ? refuse(request) : undefined),
  })
  await failed(app)
  expect(run(app)?.failure).toEqual({ step: 'user', message: 'Refusé' })
  expect(app.mutations()).toEqual(whole.slice(0, 2))
  isRefusing = false
  app.store.dispatch(runResumed())
  await finished(app)
  expect(app.mutations()).toEqual(whole)
})

it('goes on in another page without creating anything twice', async () => {
  const first = await started({ intercept: refusing('PATCH', '/user/me') })
  await failed(first)
  first.stop()
  const second = await startProduct({ world: first.world })
  expect(run(second)?.failure?.step).toBe('user')
  second.store.dispatch(runResumed())
  await finished(second)
  expect(second.mutations()).toEqual(whole.slice(2))
})

it('sends a step whose answer was lost again under the same key', async () => {
  let isLost = false
  const app = await started({
    intercept: ({ method, url }) => {
      if (method !== 'POST' || !url.endsWith('/signature-templates') || isLost) return undefined
      isLost = true
      throw new TypeError('fetch failed')
    },
  })
  await failed(app)
  const key = run(app)?.steps.find(({ name }) => name === 'template')?.idempotencyKey
  app.store.dispatch(runResumed())
  await finished(app)
  const sent = app.world.requests.find(({ path }) => path.endsWith('/signature-templates'))
  expect(sent?.idempotencyKey).toBe(key)
})

it('pauses when the session runs out, and offers to go on afterwards', async () => {
  const app = await started({
    intercept: async ({ method }) => {
      if (method === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 100))
      return undefined
    },
  })
  await vi.waitFor(() => expect(app.mutations()).toHaveLength(2))
  app.store.dispatch(sessionEnded('expired'))
  expect(app.state().onboarding).toMatchObject({ isRunning: false })
  await vi.waitFor(async () => {
    const kept = await draftStore.readRun()
    expect(kept?.steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toContain('template')
  })
})

it('offers nobody else’s run', async () => {
  const first = await started({ intercept: refusing('PATCH', '/user/me') })
  await failed(first)
  first.stop()
  const other = await startProduct({ api: { userId: demoIds.teamAdmin } })
  other.store.dispatch(runResumed())
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(other.mutations()).toEqual([])
})

it('shows nobody else’s draft, and keeps it for its owner', async () => {
  const ownerId = demoIds.admin
  await draftStore.writeDraft({ ...emptyDraft, hasData: true, signatureData: data, ownerId })
  const other = await startProduct({ api: { userId: demoIds.teamAdmin } })
  expect(other.state().onboarding.draft.hasData).toBe(false)
  const owner = await startProduct()
  expect(owner.state().onboarding.draft.signatureData.companyName).toBe('Neuville')
})

it('only adds the template to a company that is set up already', async () => {
  const app = await startProduct()
  app.store.dispatch(signatureEdited(data))
  app.store.dispatch(runRequested('template'))
  await finished(app)
  expect(app.mutations()).toEqual([`POST ${organisation}/signature-templates`])
})

it('stops with the picture’s name when a kept picture is gone', async () => {
  const app = await startProduct()
  const media = {
    src: 'blob:gone',
    type: 'image/png',
    width: 10,
    height: 10,
    name: 'logo.png',
    local: true,
    ref: 'gone',
  }
  app.store.dispatch(signatureEdited({ ...data, logo: { ...data.logo, media } }))
  app.store.dispatch(runRequested('template'))
  await failed(app)
  expect(run(app)?.failure).toMatchObject({ step: 'images' })
  expect(run(app)?.failure?.message).toContain('logo.png')
})

it('keeps the draft for the next visit, until a logout', async () => {
  const app = await startProduct()
  app.store.dispatch(signatureEdited(data))
  await vi.waitFor(async () =>
    expect((await draftStore.readDraft())?.signatureData.companyName).toBe('Neuville'),
  )
  app.stop()
  const next = await startProduct()
  expect(next.state().onboarding.draft).toMatchObject({ hasData: true, first_edit: true })
  next.store.dispatch(logoutRequested())
  await vi.waitFor(async () => expect(await draftStore.readDraft()).toBeNull())
  // The flows have started anew by then, and have looked for a draft.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(next.state().onboarding.draft.hasData).toBe(false)
})
