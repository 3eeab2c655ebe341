import 'fake-indexeddb/auto'
import { signInAs } from '@org/api/memory'
import { logoutRequested, signedIn } from '@org/app-kit'
import { demoIds } from '@org/app-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '../../testing/test-product.ts'
import type { ImportRow } from './import-row.ts'
import {
  importClosed,
  importPaused,
  importRequested,
  rowChanged,
  rowsRemoved,
} from './import-slice.ts'
import { importStore } from './import-store.ts'

const rowOf = (line: number): ImportRow => ({
  line,
  key: `key-${line}`,
  email: `personne.${line}@maison-lueur.example`,
  phone_number: '',
  first_name: `Prénom ${line}`,
  last_name: '',
  position: '',
})
const plan = (...lines: number[]) => ({
  queue: lines.map(rowOf),
  aside: [],
  teamId: demoIds.teams.sales,
  isOnboarding: false,
})

const bodies = ({ world }: TestProduct) =>
  world.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/users'))
    .map(({ body }) => (JSON.parse(body) as { email: string }).email)
const lines = ({ state }: TestProduct) => state().userImport.queue.map(({ line }) => line)
const stopped = (app: TestProduct) =>
  vi.waitFor(() => expect(app.state().userImport.isRunning).toBe(false), 5000)

/** What the administrators were told. */
const reports = ({ world }: TestProduct) =>
  world.requests
    .filter(({ path }) => path.endsWith('/users/import-done'))
    .map(({ body }) => JSON.parse(body) as object)

/** What is left to do, as the screen asks for it again. */
function leftOf({ state }: TestProduct) {
  const { queue, aside, teamId, isOnboarding } = state().userImport
  return { queue, aside, teamId, isOnboarding }
}

/** Refuses to create the person of that row while `isRefusing` says so. */
const refusingRow =
  (line: number, isRefusing = () => true) =>
  async (request: Request) => {
    if (request.method !== 'POST' || !isRefusing()) return undefined
    const { email } = (await request.json()) as { email: string }
    if (email !== rowOf(line).email) return undefined
    return Response.json({ type: 'DUPLICATE', code: 107, message: 'Existe déjà' }, { status: 409 })
  }

beforeEach(() => importStore.clear())

it('[1.4.34] creates the rows one after another, in their order', async () => {
  let atOnce = 0
  let most = 0
  const app = await startProduct({
    intercept: async ({ method }) => {
      if (method !== 'POST') return undefined
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atOnce -= 1
      return undefined
    },
  })
  app.store.dispatch(importRequested(plan(2, 3, 4)))
  await stopped(app)
  expect(bodies(app)).toEqual([2, 3, 4].map((line) => rowOf(line).email))
  expect(most).toBe(1)
  const created = JSON.parse(app.world.requests[0]?.body ?? '') as object
  expect(created).toMatchObject({ first_name: 'Prénom 2', team_id: demoIds.teams.sales })
  expect(created).not.toHaveProperty('line')
})

it('creates each row of a long list once, in one go', async () => {
  const app = await startProduct()
  const many = Array.from({ length: 1000 }, (_, at) => at + 2)
  app.store.dispatch(importRequested(plan(...many)))
  await vi.waitFor(() => expect(app.state().userImport.isRunning).toBe(false), 15_000)
  expect(bodies(app)).toEqual(many.map((line) => rowOf(line).email))
  expect(app.state().userImport).toMatchObject({ created: 1000, queue: [], failure: null })
  await vi.waitFor(() => expect(app.state().users.total).toBe(1060))
})

it('[1.4.35] [1.4.38] takes created rows out of the list and says when all are', async () => {
  const app = await startProduct()
  const seen: number[][] = []
  app.store.subscribe(() => seen.push(lines(app)))
  app.store.dispatch(importRequested(plan(2, 3)))
  await stopped(app)
  expect([...new Set(seen.map(String))].slice(0, 3)).toEqual(['2,3', '3', ''])
  expect(app.notices).toEqual(['All user imported'])
  expect(app.state().userImport).toMatchObject({ created: 2, failure: null })
  await vi.waitFor(() => expect(app.state().users.total).toBe(62))
  app.store.dispatch(importClosed())
  expect(reports(app)).toEqual([{ created: 2, team_id: demoIds.teams.sales }])
})

it('[1.4.36] [1.4.37] [1.8.12] stops at the first failure and names row and email', async () => {
  const app = await startProduct({ intercept: refusingRow(3) })
  app.store.dispatch(importRequested(plan(2, 3, 4)))
  await stopped(app)
  const message = 'Ligne 3, personne.3@maison-lueur.example : Existe déjà'
  expect(app.notices).toEqual([message])
  expect(app.state().userImport).toMatchObject({ created: 1, failure: message })
  expect(lines(app)).toEqual([3, 4])
})

it('goes on from where it stopped, and creates nobody twice', async () => {
  let isRefusing = true
  const app = await startProduct({ intercept: refusingRow(3, () => isRefusing) })
  app.store.dispatch(importRequested(plan(2, 3, 4)))
  await stopped(app)
  isRefusing = false
  app.store.dispatch(importRequested(leftOf(app)))
  await stopped(app)
  expect(app.notices.at(-1)).toBe('All user imported')
  expect(bodies(app)).toEqual([2, 3, 4].map((line) => rowOf(line).email))
})

it('creates each row once upon a double click', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested(plan(2, 3)))
  app.store.dispatch(importRequested(plan(2, 3)))
  await stopped(app)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(bodies(app)).toHaveLength(2)
  expect(app.notices).toEqual(['All user imported'])
})

it('pauses after the row under way, and goes on', async () => {
  const gate = Promise.withResolvers<void>()
  const app = await startProduct({
    intercept: async (request) => {
      const body = request.method === 'POST' ? await request.text() : ''
      if (body.includes('personne.3@')) await gate.promise
      return undefined
    },
  })
  app.store.dispatch(importRequested(plan(2, 3, 4)))
  await vi.waitFor(() => expect(app.state().userImport.created).toBe(1))
  app.store.dispatch(importPaused())
  expect(app.state().userImport.underWay).toBe(3)
  gate.resolve()
  await vi.waitFor(() => expect(app.state().userImport.created).toBe(2))
  expect(app.state().userImport.underWay).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(lines(app)).toEqual([4])
  app.store.dispatch(importRequested(leftOf(app)))
  await stopped(app)
  expect(bodies(app)).toHaveLength(3)
  expect(app.state().userImport.created).toBe(3)
})

it('leaves rows with faults for later, and says no untimely end', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(2, 4), aside: [rowOf(3)] }))
  await stopped(app)
  expect(app.state().userImport).toMatchObject({ created: 2, aside: [{ line: 3 }] })
  expect(app.notices).toEqual([])
  expect(reports(app)).toEqual([])
  app.store.dispatch(rowsRemoved([3]))
  expect(app.state().userImport.aside).toEqual([])
  app.store.dispatch(importClosed())
  await vi.waitFor(async () => expect(await importStore.read()).toBeNull())
  await vi.waitFor(() =>
    expect(reports(app)).toEqual([{ created: 2, team_id: demoIds.teams.sales }]),
  )
})

it('tells the administrators who were created by an import that is given up', async () => {
  const app = await startProduct({ intercept: refusingRow(4) })
  app.store.dispatch(importRequested({ ...plan(2, 3, 4), teamId: null }))
  await stopped(app)
  expect(reports(app)).toEqual([])
  app.store.dispatch(importClosed())
  await vi.waitFor(() => expect(reports(app)).toEqual([{ created: 2 }]))
})

it('counts the row under way in what it tells of an import that is given up', async () => {
  const sent = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const app = await startProduct({
    intercept: async (request) => {
      const body = request.method === 'POST' ? await request.text() : ''
      if (!body.includes('personne.2@')) return undefined
      sent.resolve()
      await gate.promise
      return undefined
    },
  })
  app.store.dispatch(importRequested(plan(2, 3)))
  await sent.promise
  app.store.dispatch(importPaused())
  app.store.dispatch(importClosed())
  gate.resolve()
  await vi.waitFor(() =>
    expect(reports(app)).toEqual([{ created: 1, team_id: demoIds.teams.sales }]),
  )
  expect(app.state().userImport.created).toBe(0)
  expect(app.notices).toEqual([])
  expect(await importStore.read()).toBeNull()
})

it('is offered again after a reload, without what is done', async () => {
  const app = await startProduct({ intercept: refusingRow(4) })
  app.store.dispatch(importRequested({ ...plan(2, 3, 4, 5), aside: [rowOf(9)] }))
  await stopped(app)
  const change = { email: 'corrigee@maison-lueur.example' }
  app.store.dispatch(rowChanged({ line: 4, change, key: 'new-key' }))
  await vi.waitFor(async () => expect((await importStore.read())?.queue[0]).toMatchObject(change))
  app.stop()

  const again = await startProduct({ world: app.world })
  await vi.waitFor(() => expect(again.state().userImport.created).toBe(2))
  expect(lines(again)).toEqual([4, 5])
  expect(again.state().userImport).toMatchObject({ isRunning: false, aside: [{ line: 9 }] })
  expect(again.state().userImport.queue[0]).toMatchObject({ ...change, key: 'new-key' })
})

it('knows after a reload what was created while it ran', async () => {
  const app = await startProduct({
    intercept: async (request) => {
      const body = request.method === 'POST' ? await request.text() : ''
      return body.includes('personne.4@') ? new Promise(() => {}) : undefined
    },
  })
  app.store.dispatch(importRequested(plan(2, 3, 4, 5)))
  await vi.waitFor(() => expect(app.state().userImport.created).toBe(2))
  await vi.waitFor(async () => expect((await importStore.read())?.created).toBe(2))
  expect((await importStore.read())?.queue.map(({ line }) => line)).toEqual([4, 5])
  app.stop()
})

it('sends the key of a row whose answer was lost again', async () => {
  let isLost = true
  const app = await startProduct({
    intercept: async (request) => {
      if (request.method !== 'POST' || !isLost) return undefined
      await app.world.fetch(request)
      isLost = false
      throw new TypeError('fetch failed')
    },
  })
  app.store.dispatch(importRequested(plan(2)))
  await stopped(app)
  expect(app.state().userImport.failure).toContain('Connexion impossible')
  app.store.dispatch(importRequested(leftOf(app)))
  await stopped(app)
  expect(app.notices.at(-1)).toBe('All user imported')
  await vi.waitFor(() => expect(app.state().users.total).toBe(61))
})

it('shows an import to nobody else, and leaves nothing of it after a logout', async () => {
  const app = await startProduct({ intercept: refusingRow(2) })
  app.store.dispatch(importRequested(plan(2)))
  await stopped(app)
  app.stop()
  const other = await startProduct({ api: { userId: demoIds.teamAdmin } })
  expect(other.state().userImport.queue).toEqual([])
  other.store.dispatch(logoutRequested())
  await vi.waitFor(async () => expect(await importStore.read()).toBeNull())
})

it('forgets an import that is given up', async () => {
  const app = await startProduct({ intercept: refusingRow(2) })
  app.store.dispatch(importRequested(plan(2)))
  await stopped(app)
  app.store.dispatch(importClosed())
  expect(lines(app)).toEqual([])
  await vi.waitFor(async () => expect(await importStore.read()).toBeNull())
  expect(reports(app)).toEqual([])
})

it('notes who was imported during the onboarding, for the team that it makes', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(2, 3), teamId: null, isOnboarding: true }))
  await stopped(app)
  const ids = app.state().onboarding.draft.employeeIds
  expect(ids).toHaveLength(2)
  await vi.waitFor(() =>
    expect(app.state().users.data.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids])),
  )
})

it('runs in one tab at a time, and says so in the other one', async () => {
  const gate = Promise.withResolvers<void>()
  const app = await startProduct({
    intercept: async ({ method }) => {
      if (method === 'POST') await gate.promise
      return undefined
    },
  })
  app.store.dispatch(importRequested(plan(2, 3)))
  await vi.waitFor(async () => expect(await importStore.read()).not.toBeNull())
  const other = await startProduct({ world: app.world })
  await vi.waitFor(() => expect(lines(other)).toEqual([2, 3]))
  other.store.dispatch(importRequested(leftOf(other)))
  await vi.waitFor(() =>
    expect(other.notices).toEqual(['Cet import est en cours dans un autre onglet']),
  )
  expect(other.state().userImport.isRunning).toBe(false)
  gate.resolve()
  await stopped(app)
  expect(bodies(app)).toEqual([2, 3].map((line) => rowOf(line).email))
})

it('shows in a tab what another one has left, in place of going on with rows that are done', async () => {
  const app = await startProduct({ intercept: refusingRow(4) })
  app.store.dispatch(importRequested(plan(2, 3, 4)))
  await stopped(app)
  const other = await startProduct({ world: app.world })
  await vi.waitFor(() => expect(lines(other)).toEqual([4]))
  app.store.dispatch(rowsRemoved([4]))
  await vi.waitFor(async () => expect(await importStore.read()).toBeNull())
  other.store.dispatch(rowChanged({ line: 4, change: { first_name: 'Zoé' }, key: 'late' }))
  other.store.dispatch(importRequested(leftOf(other)))
  await vi.waitFor(() =>
    expect(other.notices).toEqual(['Cet import a pris fin dans un autre onglet']),
  )
  expect(lines(other)).toEqual([])
  expect(await importStore.read()).toBeNull()
  expect(bodies(app)).not.toContain(rowOf(4).email)
})

it('takes up after a reload behind the row that was created last, whichever rows were removed', async () => {
  await importStore.write({ ...plan(2, 5, 7, 9), ownerId: demoIds.admin, created: 3, stamp: 'one' })
  await importStore.writeProgress(5, 4)
  expect(await importStore.read()).toMatchObject({ created: 4, queue: [{ line: 7 }, { line: 9 }] })
  await importStore.writeProgress(1, 4)
  expect((await importStore.read())?.queue.map(({ line }) => line)).toEqual([2, 5, 7, 9])
})

it('begins anew after a session that has left an import', async () => {
  const app = await startProduct({ intercept: refusingRow(3) })
  app.store.dispatch(importRequested(plan(2, 3)))
  await stopped(app)
  app.store.dispatch(logoutRequested())
  await vi.waitFor(async () => expect(await importStore.read()).toBeNull())
  const auth = await signInAs(app.world.adapters, demoIds.admin)
  app.store.dispatch(
    signedIn({
      auth,
      user: auth.user,
      organisation: auth.organisation,
      otherAccounts: auth.other_accounts,
      action: 'login',
    }),
  )
  await vi.waitFor(() => expect(app.state().users.loaded).toBe(true))
  app.store.dispatch(importRequested(plan(8)))
  await vi.waitFor(() => expect(bodies(app)).toContain(rowOf(8).email))
})
