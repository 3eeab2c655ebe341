import { employeeAdded } from '#shared/employees/employee-added.ts'
import { sessionEnded } from '@org/app-kit'
import { demoIds, refusing } from '@org/app-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import type {} from '#app/testing/test-product.ts'
import { draftStore } from './draft-store.ts'
import { draftChanged, runRequested, runResumed, signatureEdited } from './onboarding-slice.ts'
import {
  organisation,
  whole,
  plain,
  startProduct,
  resetProducts,
  run,
  patience,
  withBanner,
  finished,
  failed,
  started,
  made,
  once,
} from './run.fixture.ts'

beforeEach(resetProducts)

it('saves in order, and only once on a double click', async () => {
  const app = await started()
  app.store.dispatch(runRequested('wizard'))
  await finished(app)
  expect(app.mutations()).toEqual(whole)
  expect(await made(app)).toEqual(once)
  await vi.waitFor(() => {
    expect(app.state().templates.data.some(({ name }) => name === 'Neuville')).toBe(true)
  }, patience)
})

it('saves an image with its alternative text, and edits made during the upload', async () => {
  const app = await startProduct({
    intercept: ({ url }) => {
      if (!url.endsWith('/api/media')) return undefined
      const { signatureData } = app.state().onboarding.draft
      const banner = { ...signatureData.banner, width: 420 }
      app.store.dispatch(signatureEdited({ ...signatureData, banner }))
      return undefined
    },
  })
  const data = await withBanner()
  const media = { ...data.banner.media, alt: 'Salon de printemps' }
  app.store.dispatch(signatureEdited({ ...data, banner: { ...data.banner, media } }))
  app.store.dispatch(runRequested('signature'))
  await finished(app)
  // Edits made during the upload are saved after the last step.
  await vi.waitFor(async () => {
    const { data: templates } = await app.environment.client.call('listSignatureTemplates', {
      path: { id: 'demo-organisation' },
    })
    // Excludes the signature of the same name in the demo data.
    const saved = templates.find(
      ({ id, name }) => name === 'Signature de la société' && !id.startsWith('demo-'),
    )
    expect(JSON.parse(saved?.signatureData ?? '{}')).toMatchObject({
      banner: { width: 420, media: { alt: 'Salon de printemps' } },
    })
  }, patience)
})

it('stores the run with its idempotency keys before the first call', async () => {
  const kept: unknown[] = []
  const app = await started({
    intercept: async ({ method }) => {
      if (method === 'POST' && kept.length === 0) kept.push(await draftStore.readRun(demoIds.admin))
      return undefined
    },
  })
  await finished(app)
  const steps = run(app)?.steps ?? []
  expect(kept[0]).toMatchObject({
    kind: 'wizard',
    userId: demoIds.admin,
    steps: steps.map(({ name, idempotencyKey }) => ({ name, idempotencyKey })),
  })
  const sent = app.world.requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ idempotencyKey }) => idempotencyKey?.replace(/-banner$/, ''))).toEqual(
    steps.slice(0, 5).map(({ idempotencyKey }) => idempotencyKey),
  )
})

it('pauses when the session expires, and keeps the remaining steps', async () => {
  const stay = vi.fn(() => new Promise<never>(() => undefined))
  const app = await started({
    intercept: ({ method }) => (method === 'PATCH' ? stay() : undefined),
  })
  await vi.waitFor(() => expect(stay).toHaveBeenCalled(), patience)
  app.store.dispatch(sessionEnded('expired'))
  expect(app.state().onboarding).toMatchObject({ isRunning: false })
  await vi.waitFor(async () => {
    const kept = await draftStore.readRun(demoIds.admin)
    expect(kept?.steps.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual([
      'user',
      'organisation',
    ])
  }, patience)
})

it('does not resume another account’s run', async () => {
  const first = await started({ intercept: refusing('PATCH', '/user/me') })
  await failed(first)
  first.stop()
  const other = await startProduct({ api: { userId: demoIds.teamAdmin } })
  other.store.dispatch(runResumed())
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(other.mutations()).toEqual([])
})

it('adds the new employees to the new team, and skips deleted ones', async () => {
  const app = await startProduct()
  app.store.dispatch(signatureEdited(plain))
  app.store.dispatch(draftChanged({ teamName: 'Lille' }))
  app.store.dispatch(employeeAdded('deleted-since'))
  app.store.dispatch(employeeAdded(demoIds.member))
  app.store.dispatch(runRequested('wizard'))
  await finished(app)
  // Wait, since the lists reload only after the run.
  await vi.waitFor(() => {
    const lille = app.state().teams.data.find(({ name }) => name === 'Lille')
    const joined = app.state().users.data.filter(({ team_id }) => team_id === lille?.id)
    expect(joined.map(({ id }) => id).toSorted()).toEqual(
      [demoIds.admin, demoIds.member].toSorted(),
    )
  }, patience)
})

it('adds nothing but the template if the company is already onboarded', async () => {
  const app = await startProduct({ api: { userId: demoIds.admin } })
  app.store.dispatch(signatureEdited(plain))
  app.store.dispatch(runRequested('signature'))
  await finished(app)
  expect(app.mutations()).toEqual([`POST ${organisation}/signature-templates`])
})

it('does not onboard a company that another tab has onboarded in the meantime', async () => {
  const app = await startProduct()
  app.store.dispatch(signatureEdited(plain))
  const path = { id: 'demo-organisation' }
  await app.environment.client.call('setOnboarding', { path })
  const before = app.mutations()
  app.store.dispatch(runRequested('wizard'))
  await vi.waitFor(() => {
    expect(app.state().session.organisation?.has_onboarding).toBe(true)
  })
  expect(run(app)).toBeNull()
  expect(app.mutations()).toEqual(before)
})

it('starts nothing, and reports the error, if the company cannot be loaded', async () => {
  let isRefusing = false
  const refuse = refusing('GET', organisation)
  const app = await startProduct({
    intercept: (request) => (isRefusing ? refuse(request) : undefined),
  })
  app.store.dispatch(signatureEdited(plain))
  isRefusing = true
  app.store.dispatch(runRequested('wizard'))
  await vi.waitFor(() => expect(app.notices).toEqual(['Refusé']))
  expect(run(app)).toBeNull()
})

it('saves even in a browser without storage', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused = new DOMException('No storage', 'InvalidStateError')
  const write = vi.spyOn(draftStore, 'writeRun').mockRejectedValue(refused)
  const app = await started()
  await finished(app)
  expect(await made(app)).toEqual(once)
  write.mockRestore()
  log.mockRestore()
})
