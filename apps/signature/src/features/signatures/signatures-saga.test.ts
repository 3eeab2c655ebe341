import 'fake-indexeddb/auto'
import { sessionEnded, signedIn } from '@org/app-kit'
import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { demoIds, memoryStorage } from '@org/app-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { templates } from '#shared/lists/templates.ts'
import { signaturesTexts } from './texts.ts'
import { draftPlace, findDraft, signatureDrafts } from './editor/signature-drafts.ts'
import { signaturesFlow } from './signatures-saga.ts'

const values = { name: 'Salon', signatureData: '{"companyName":"Lueur"}' }
const [templateId] = demoIds.templates
const stored = ({ state }: TestProduct) =>
  state().templates.data.find(({ id }) => id === templateId)
const loaded = (app: TestProduct) => {
  const template = stored(app)
  if (!template) throw new Error('No such template')
  return template
}
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

it('creates an organisation signature only once on a double click', async () => {
  const app = await startProduct()
  const create = signaturesFlow.requests.create({ values, teamId: null, idempotencyKey: 'salon' })
  app.store.dispatch(create)
  app.store.dispatch(create)
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Saved'])
  expect(app.mutations()).toEqual(['POST /api/organisation/demo-organisation/signature-templates'])
  const created = app.state().templates.data.find(({ name }) => name === 'Salon')
  expect(created?.team_id).toBeNull()
  expect(app.state().operations[signaturesFlow.operations.create]).toEqual({
    status: 'succeeded',
    id: created?.id,
  })
})

it('says in the ‘Saved’ message which fields are still invalid', async () => {
  const app = await startProduct()
  const create = { values, teamId: null, idempotencyKey: 'salon' }
  app.store.dispatch(
    signaturesFlow.requests.create({ ...create, toCorrect: ['Email', 'Site web'] }),
  )
  await settled(app)
  expect(app.notices.at(-1)).toBe('Saved. Encore à corriger\u00a0: Email, Site web.')
  const many = ['Téléphone', 'Mobile', 'Email', 'Site web', 'Lien du champ 1']
  expect(signaturesTexts.savedWith(many)).toMatch(/Email et 2 autres champs\.$/)
})

it('[2.1.06] [2.6.02] creates a signature of one team', async () => {
  const app = await startProduct()
  const teamId = demoIds.teams.sales
  app.store.dispatch(signaturesFlow.requests.create({ values, teamId, idempotencyKey: 'salon' }))
  await settled(app)
  expect(app.mutations()).toEqual([`POST /api/team/${teamId}/signatures`])
  expect(app.state().templates.data.find(({ name }) => name === 'Salon')?.team_id).toBe(teamId)
})

it('saves an edited signature, and reloads the employees, who must be sent the new version', async () => {
  const app = await startProduct()
  const base = loaded(app)
  app.store.dispatch(signaturesFlow.requests.update({ id: templateId, values, base }))
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Saved'])
  expect(stored(app)).toMatchObject({ name: 'Salon', revision: base.revision + 1 })
  await vi.waitFor(() => {
    const read = app.world.requests.map(({ path }) => path.replace(/\?.*/, ''))
    expect(read).toContain('/api/organisation/demo-organisation/users')
  })
})

it('does not overwrite what another user has saved in the meantime', async () => {
  const app = await startProduct()
  const base = loaded(app)
  const theirs = '{"companyName":"Lueur de Lyon"}'
  await app.environment.client.call('updateTemplate', {
    path: { id: templateId },
    body: { signatureData: theirs },
  })
  app.store.dispatch(signaturesFlow.requests.update({ id: templateId, values, base }))
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Error'])
  expect(app.state().operations[signaturesFlow.operations.update(templateId)]).toMatchObject({
    conflict: { fields: ['signatureData'] },
  })
  expect(JSON.parse(loaded(app).signatureData)).toMatchObject({ companyName: 'Lueur de Lyon' })
})

it('removes a signature that another user deleted while it was being edited', async () => {
  const app = await startProduct()
  const base = loaded(app)
  await app.environment.client.call('deleteTemplate', { path: { id: templateId } })
  app.store.dispatch(signaturesFlow.requests.update({ id: templateId, values, base }))
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Error'])
  expect(stored(app)).toBeUndefined()
})

describe('unsaved work on signatures in this browser', () => {
  const edited = { id: templateId, teamId: null }
  const draft = { values, base: null }
  const authOf = (userId: string) => ({
    access_token: '',
    user_id: userId,
    organisation_id: 'lueur',
  })

  /** Stores unsaved work of the administrator and of another user in the browser. */
  function keepWork() {
    const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()]
    vi.stubGlobal(
      'window',
      Object.assign(new EventTarget(), { localStorage, sessionStorage }) as unknown as Window,
    )
    const drafts = signatureDrafts()
    for (const userId of [demoIds.admin, demoIds.member]) {
      const place = draftPlace(authOf(userId), edited)
      if (drafts && place) drafts.write(drafts.keyFor(place), draft)
    }
    return (userId: string) => findDraft(authOf(userId), edited) !== null
  }

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is kept for its owner and cleared for everybody else on sign-in', async () => {
    const app = await startProduct()
    const isKept = keepWork()
    const { auth, user, organisation } = app.state().session
    if (!auth) throw new Error('Nobody is signed in')
    app.store.dispatch(signedIn({ auth, user, organisation, otherAccounts: [], action: 'login' }))
    expect([demoIds.admin, demoIds.member].map(isKept)).toEqual([true, false])
  })

  it('survives an expired session, but not a logout', async () => {
    const app = await startProduct()
    const isKept = keepWork()
    app.store.dispatch(sessionEnded('expired'))
    expect(isKept(demoIds.admin)).toBe(true)
    app.store.dispatch(sessionEnded('logout'))
    await vi.waitFor(() => expect(isKept(demoIds.admin)).toBe(false))
  })
})

entityFlowSuite({
  list: templates,
  flow: signaturesFlow,
  start: startProduct,
  path: '/organisation/demo-organisation/signature-templates',
  create: { values, teamId: null, idempotencyKey: 'salon' },
  createPath: '/organisation/demo-organisation/signature-templates',
  isCreated: ({ name }) => name === 'Salon',
  id: templateId,
  entityPath: `/template/${templateId}`,
  update: (base) => ({ id: templateId, values: { ...base, name: 'Salon' }, base }),
  field: 'name',
  updateElsewhere: (client) =>
    client.call('updateTemplate', { path: { id: templateId }, body: { name: 'Foire' } }),
  deletion: {
    request: { id: templateId },
    elsewhere: (client) => client.call('deleteTemplate', { path: { id: templateId } }),
    confirmation: 'deleted',
    meanwhile: 'Introuvable',
  },
})
