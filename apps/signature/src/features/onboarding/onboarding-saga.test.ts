import 'fake-indexeddb/auto'
import { codeRequested, loginRequested, logoutRequested } from '@org/app-kit'
import { demoIds } from '@org/app-kit/testing'
import { completeSignatureData } from '@org/signature'
import { createStore, get } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { startProduct as startApp, type TestProduct } from '#app/testing/test-product.ts'
import { emptyDraft } from './draft.ts'
import { draftStore, openDraft } from './draft-store.ts'
import { draftChanged, draftDecided, signatureEdited } from './onboarding-slice.ts'
import { newRun } from './run.ts'

const data = completeSignatureData({ companyName: 'Neuville', firstName: 'Claire' })

const running: TestProduct[] = []
async function startProduct(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options)
  running.push(app)
  return app
}

beforeEach(async () => {
  // Pages of the previous test must not write to this test's storage.
  for (const app of running.splice(0)) app.stop()
  await draftStore.clear()
})

it('hides a draft from other accounts and keeps it for its owner', async () => {
  const ownerId = demoIds.admin
  await openDraft().overwrite({ ...emptyDraft, hasData: true, signatureData: data, ownerId })
  const other = await startProduct({ api: { userId: demoIds.teamAdmin } })
  expect(other.state().onboarding.draft.hasData).toBe(false)
  const owner = await startProduct()
  expect(owner.state().onboarding.draft.signatureData.companyName).toBe('Neuville')
})

it('keeps the draft for the next visit, until a logout', async () => {
  const app = await startProduct()
  app.store.dispatch(signatureEdited(data))
  await vi.waitFor(async () =>
    expect((await openDraft().read())?.signatureData.companyName).toBe('Neuville'),
  )
  app.stop()
  const next = await startProduct()
  expect(next.state().onboarding.draft).toMatchObject({ hasData: true, first_edit: true })
  next.store.dispatch(logoutRequested())
  await vi.waitFor(async () => expect(await openDraft().read()).toBeNull())
  // Gives the restarted sagas time to look for a draft.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(next.state().onboarding.draft.hasData).toBe(false)
})

/** Signs in with the code from an email. */
async function signIn(app: TestProduct, email: string, ownOrganisation = false) {
  const { outbox } = app.world.adapters
  const before = outbox.length
  app.store.dispatch(codeRequested({ email }))
  await vi.waitFor(() => expect(outbox.length).toBeGreaterThan(before))
  const code = /\b\d{6}\b/.exec(outbox.at(-1)?.text ?? '')?.[0] ?? ''
  const previous = app.state().session.auth
  app.store.dispatch(loginRequested({ email, code, fromEmail: false, ownOrganisation }))
  await vi.waitFor(() => {
    expect(app.state().session.user?.email).toBe(email)
    expect(app.state().session.auth).not.toEqual(previous)
  })
}

const employee = 'zoe.barbier@maison-lueur.example'

it('assigns a visitor’s draft to the account that signs in', async () => {
  const app = await startProduct({ api: { userId: null } })
  app.store.dispatch(signatureEdited(data))
  await signIn(app, employee)
  const { draft } = app.state().onboarding
  expect(draft).toMatchObject({ ownerId: app.state().session.user?.id, signatureData: data })
})

it('clears the draft, images and unfinished run when somebody else signs in', async () => {
  const draft = { ...emptyDraft, hasData: true, signatureData: data, ownerId: demoIds.admin }
  await openDraft().overwrite(draft)
  await draftStore.writeRun(newRun('wizard', demoIds.admin, draft, () => 'key'))
  await draftStore.writeImage('logo', new Blob(['image']))
  const app = await startProduct({ api: { userId: null } })
  expect(app.state().onboarding.draft.hasData).toBe(true)

  await signIn(app, employee)

  expect(app.state().onboarding).toMatchObject({ draft: { hasData: false }, run: null })
  await vi.waitFor(async () => {
    expect(await draftStore.readRun(demoIds.admin)).toBeNull()
    expect(await draftStore.readImage('logo')).toBeNull()
    expect((await openDraft().read())?.hasData ?? false).toBe(false)
  })
})

it('moves an employee’s draft to their own organisation, and saves it there', async () => {
  const app = await startProduct({ api: { userId: null } })
  app.store.dispatch(signatureEdited(data))
  await signIn(app, employee)
  const employed = app.state().session

  await signIn(app, employee, true)

  const { auth, user, organisation, otherAccounts } = app.state().session
  expect(user).toMatchObject({ email: employee, role: 'admin' })
  expect(organisation?.id).not.toBe(employed.organisation?.id)
  expect(otherAccounts.map(({ id }) => id)).toEqual([employed.user?.id])
  await vi.waitFor(() => expect(app.state().onboarding.isRunning).toBe(false))
  await vi.waitFor(() =>
    expect(app.mutations()).toEqual([
      'PATCH /api/user/me',
      `PATCH /api/organisation/${organisation?.id}`,
    ]),
  )
  expect(app.state().onboarding.draft).toMatchObject({
    ownerId: auth?.user_id,
    signatureData: { companyName: 'Neuville' },
  })
})

it('keeps both drafts after a conflicting edit in another tab, until the user decides', async () => {
  const first = await startProduct()
  first.store.dispatch(signatureEdited(data))
  await vi.waitFor(async () => expect(await openDraft().read()).not.toBeNull())
  const second = await startProduct({ world: first.world })
  second.store.dispatch(signatureEdited({ ...data, companyName: 'Neuville & fils' }))
  const kept = async () => (await openDraft().read())?.signatureData.companyName
  await vi.waitFor(async () => expect(await kept()).toBe('Neuville & fils'))

  first.store.dispatch(signatureEdited({ ...data, companyName: 'Neuville SA' }))
  await vi.waitFor(() => expect(first.state().onboarding.otherDraft).not.toBeNull())
  expect(await kept()).toBe('Neuville & fils')
  const reloaded = await startProduct({ world: first.world })
  expect(reloaded.state().onboarding).toMatchObject({
    draft: { signatureData: { companyName: 'Neuville SA' } },
    otherDraft: { signatureData: { companyName: 'Neuville & fils' } },
  })

  first.store.dispatch(draftDecided('mine'))
  await vi.waitFor(async () => expect(await kept()).toBe('Neuville SA'))
  expect(first.state().onboarding.otherDraft).toBeNull()
  await vi.waitFor(async () =>
    expect(await get('draft-beside', createStore('paraphe-onboarding', 'kept'))).toBeUndefined(),
  )
})

it('switches to the other tab’s draft on request', async () => {
  const first = await startProduct()
  await openDraft().overwrite({ ...emptyDraft, hasData: true, signatureData: data })
  first.store.dispatch(signatureEdited({ ...data, companyName: 'Neuville SA' }))
  await vi.waitFor(() => expect(first.state().onboarding.otherDraft).not.toBeNull())
  first.store.dispatch(draftDecided('theirs'))
  expect(first.state().onboarding.draft.signatureData.companyName).toBe('Neuville')
})

it('reports no conflict if another tab has the same work at another step', async () => {
  const app = await startProduct()
  app.store.dispatch(signatureEdited(data))
  await vi.waitFor(async () => expect(await openDraft().read()).not.toBeNull())
  const { draft } = app.state().onboarding
  await openDraft().overwrite({ ...draft, step: 2 })
  app.store.dispatch(draftChanged({ step: 1 }))
  await vi.waitFor(async () => expect((await openDraft().read())?.step).toBe(1))
  expect(app.state().onboarding.otherDraft).toBeNull()
})
