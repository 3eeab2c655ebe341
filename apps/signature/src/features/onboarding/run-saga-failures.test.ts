import { createWorld, demoIds, refusing } from '@org/app-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import type {} from '#app/testing/test-product.ts'
import { draftStore } from './draft-store.ts'
import {
  draftChanged,
  runDropped,
  runRequested,
  runResumed,
  signatureEdited,
} from './onboarding-slice.ts'
import {
  organisation,
  wizardCalls,
  whole,
  plain,
  withBanner,
  startProduct,
  resetProducts,
  run,
  patience,
  finished,
  failed,
  started,
  made,
  once,
  losingResponse,
} from './run.fixture.ts'

beforeEach(resetProducts)

describe.each(wizardCalls)('a run that fails at the step %s', (step, method, path) => {
  it('stops there, reports the failure, and resumes from there', async () => {
    let isRefusing = true
    const refuse = refusing(method, path)
    const app = await started({
      intercept: (request) => (isRefusing ? refuse(request) : undefined),
    })
    await failed(app)
    expect(run(app)?.failure).toEqual({ step, message: 'Refusé', isContentRefused: false })
    const before = whole.indexOf(`${method} ${path}`)
    expect(app.mutations()).toEqual(whole.slice(0, before))
    expect(app.state().onboarding.draft.signatureData.companyName).toBe('Neuville')

    isRefusing = false
    app.store.dispatch(runResumed())
    app.store.dispatch(runResumed())
    await finished(app)
    expect(app.mutations()).toEqual(whole)
    expect(await made(app)).toEqual(once)
  })

  it('creates no duplicates after a lost response', async () => {
    const world = await createWorld(adminBeforeOnboarding)
    const fail = () => Promise.reject(new TypeError('fetch failed'))
    const app = await started({ world, intercept: losingResponse(world, method, path, fail) })
    await failed(app)
    expect(run(app)?.failure?.step).toBe(step)
    app.store.dispatch(runResumed())
    await finished(app)
    expect(await made(app)).toEqual(once)
  })

  it('creates no duplicates after the page was closed', async () => {
    const world = await createWorld(adminBeforeOnboarding)
    const stay = vi.fn(() => new Promise<never>(() => undefined))
    const closed = await started({ world, intercept: losingResponse(world, method, path, stay) })
    await vi.waitFor(() => expect(stay).toHaveBeenCalled(), patience)
    closed.stop()
    const earlier = [...world.requests]

    const next = await startProduct({ world })
    expect(run(next)?.steps.find(({ isDone }) => !isDone)?.name).toBe(step)
    expect(next.state().onboarding.isRunning).toBe(false)
    next.store.dispatch(runResumed())
    await finished(next)
    expect(await made(next, earlier)).toEqual(once)
  })
})

it('finishes the unfinished run instead of starting another one', async () => {
  let isRefusing = true
  const refuse = refusing('PATCH', '/user/me')
  const app = await started({
    intercept: (request) => (isRefusing ? refuse(request) : undefined),
  })
  await failed(app)
  isRefusing = false
  app.store.dispatch(runRequested('wizard'))
  await finished(app)
  expect(await made(app)).toEqual(once)
})

it('saves edits made after a failure, and creates no duplicates', async () => {
  let isRefusing = true
  const refuse = refusing('PATCH', organisation)
  const app = await started({
    intercept: (request) => (isRefusing ? refuse(request) : undefined),
  })
  await failed(app)
  const { signatureData } = app.state().onboarding.draft
  app.store.dispatch(signatureEdited({ ...signatureData, companyName: 'Neuville & fils' }))
  app.store.dispatch(draftChanged({ teamName: 'Roubaix' }))
  isRefusing = false
  app.store.dispatch(runResumed())
  await finished(app)
  expect(await made(app)).toEqual({ ...once, teams: 0, company: 'Neuville & fils' })
  await vi.waitFor(() => {
    expect(app.state().teams.data.filter(({ name }) => name === 'Roubaix')).toHaveLength(1)
  }, patience)
})

it('deletes the created campaign and team if the user removes them after a failure', async () => {
  let isRefusing = true
  const refuse = refusing('PATCH', organisation)
  const app = await started({
    intercept: (request) => (isRefusing ? refuse(request) : undefined),
  })
  await failed(app)
  app.store.dispatch(signatureEdited(plain))
  app.store.dispatch(draftChanged({ teamName: '' }))
  isRefusing = false
  app.store.dispatch(runResumed())
  await finished(app)
  expect(await made(app)).toEqual({ ...once, campaigns: 0, teams: 0 })
})

it('resumes with the corrected draft after the original content was rejected', async () => {
  const app = await startProduct()
  app.store.dispatch(signatureEdited({ ...plain, companyName: 'n'.repeat(201) }))
  app.store.dispatch(runRequested('register'))
  await failed(app)
  const refused = run(app)?.failure
  expect(refused).toMatchObject({ step: 'company', isContentRefused: true })
  expect(refused?.message).toContain('« Nom de l’entreprise » n’est pas accepté.')
  app.store.dispatch(signatureEdited(plain))
  app.store.dispatch(runResumed())
  await vi.waitFor(() => expect(run(app)).toBeNull())
  expect(app.state().session.organisation?.name).toBe('Neuville')
})

it.each([
  ['signature', { signatureName: 'n'.repeat(201) }, { signatureName: 'Neuville' }],
  ['team', { teamName: 'n'.repeat(201) }, { teamName: 'Lille' }],
] as const)(
  'resumes with a new name for the %s after the first one was rejected',
  async (name, refused, fixed) => {
    const app = await startProduct()
    app.store.dispatch(signatureEdited(plain))
    app.store.dispatch(draftChanged({ signatureName: 'Neuville', teamName: 'Lille', ...refused }))
    app.store.dispatch(runRequested('wizard'))
    await failed(app)
    expect(run(app)?.failure).toMatchObject({ isContentRefused: true, refusedName: name })
    app.store.dispatch(draftChanged(fixed))
    app.store.dispatch(runResumed())
    await finished(app)
    expect(await made(app)).toEqual({ ...once, campaigns: 0, images: 0 })
  },
)

it('reports an image file that is no longer stored, and resumes once the image is removed', async () => {
  const app = await startProduct()
  const data = await withBanner()
  await draftStore.clear()
  app.store.dispatch(signatureEdited(data))
  app.store.dispatch(runRequested('signature'))
  await failed(app)
  expect(run(app)?.failure).toMatchObject({ step: 'images', isContentRefused: true })
  expect(run(app)?.failure?.message).toContain('banner.png')
  app.store.dispatch(signatureEdited(plain))
  app.store.dispatch(runResumed())
  await finished(app)
})

it('keeps the design, and sends nothing more, when an unfinished run is dropped', async () => {
  const app = await started({ intercept: refusing('PATCH', '/user/me') })
  await failed(app)
  const before = app.mutations()
  app.store.dispatch(runDropped())
  await vi.waitFor(async () => expect(await draftStore.readRun(demoIds.admin)).toBeNull())
  app.store.dispatch(runResumed())
  expect(app.mutations()).toEqual(before)
  expect(app.state().onboarding.draft.signatureData.companyName).toBe('Neuville')
})
