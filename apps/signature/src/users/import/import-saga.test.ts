import 'fake-indexeddb/auto'
import { signInAs } from '@org/api/memory'
import { logoutRequested, signedIn } from '@org/app-kit'
import { demoIds, type TestAppOptions } from '@org/app-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startProduct as startTab, type TestProduct } from '../../testing/test-product.ts'
import type { ImportRow } from './import-row.ts'
import {
  importClosed,
  importPaused,
  importRequested,
  rowChanged,
  rowsRemoved,
} from './import-slice.ts'
import type { ImportPlan } from './import-state.ts'
import { importStore } from './import-store.ts'

const rowOf = (line: number): ImportRow => ({
  line,
  email: `personne.${line}@maison-lueur.example`,
  phone_number: '',
  first_name: `Prénom ${line}`,
  last_name: '',
  position: '',
  team: '',
})
const plan = (...lines: number[]): ImportPlan => ({
  queue: lines.map(rowOf),
  aside: [],
  teamId: demoIds.teams.sales,
  isOnboarding: false,
  updatesExisting: false,
})
/** Lines from 2 on, as those of a file with headings. */
const lines = (count: number) => Array.from({ length: count }, (_, at) => at + 2)

interface Body {
  rows: { email: string; first_name: string }[]
  team_id?: string
}

/** Waits for what needs several answers of the server, also on a busy machine. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000)

const isBatch = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/users/batch')
/** The batches that came through to the server. */
const batches = ({ world }: TestProduct) =>
  world.requests.filter(isBatch).map(({ body }) => JSON.parse(body) as Body)
const sentEmails = (app: TestProduct) =>
  batches(app).map(({ rows }) => rows.map(({ email }) => email))
const emailsOf = (...of: number[]) => of.map((line) => rowOf(line).email)
const queued = ({ state }: TestProduct) => state().userImport.queue.map(({ line }) => line)
const underWay = ({ state }: TestProduct) =>
  state().userImport.batch?.rows.map(({ line }) => line) ?? null
const stopped = (app: TestProduct) =>
  until(() => expect(app.state().userImport.isRunning).toBe(false))
/** A resumed import waits for its lock before it runs. */
const finished = (app: TestProduct) =>
  until(() => expect(app.state().userImport).toMatchObject({ isRunning: false, queue: [] }))
const total = (app: TestProduct, count: number) =>
  until(() => expect(app.state().users.total).toBe(count))

/** What the administrators were told. */
const reports = ({ world }: TestProduct) =>
  world.requests
    .filter(({ path }) => path.endsWith('/users/import-done'))
    .map(({ body }) => JSON.parse(body) as object)

/** What is left to do, as the screen asks for it again. */
function leftOf({ state }: TestProduct): ImportPlan {
  const { queue, aside, teamId, isOnboarding, updatesExisting } = state().userImport
  return { queue, aside, teamId, isOnboarding, updatesExisting }
}

/** Holds the calls back that hold this text, until they are released. */
function gate(text: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  return {
    sent: sent.promise,
    release: resolve,
    intercept: async (request: Request) => {
      const body = request.method === 'POST' ? await request.text() : ''
      if (!body.includes(text)) return undefined
      sent.resolve()
      await promise
      return undefined
    },
  }
}

/** Somebody who is there already, in line 900. */
const taken: ImportRow = { ...rowOf(900), email: 'ines.benali@maison-lueur.example' }
const takenMessage = 'Ligne 900, ines.benali@maison-lueur.example : Cette adresse email existe déjà'

const tabs: TestProduct[] = []

/** A tab of the one browser that all tests share: it is closed at the end of its test. */
async function startProduct(options: TestAppOptions = {}): Promise<TestProduct> {
  const tab = await startTab(options)
  tabs.push(tab)
  return tab
}

beforeEach(() => importStore.clear())
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
})

it('[1.4.34] sends the rows in their order, batch after batch of at most 200', async () => {
  let atOnce = 0
  let most = 0
  const keys: (string | null)[] = []
  const app = await startProduct({
    intercept: async ({ method, headers }) => {
      if (method !== 'POST') return undefined
      keys.push(headers.get('idempotency-key'))
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atOnce -= 1
      return undefined
    },
  })
  app.store.dispatch(importRequested(plan(...lines(450))))
  await stopped(app)
  expect(sentEmails(app).map((emails) => emails.length)).toEqual([200, 200, 50])
  expect(sentEmails(app).flat()).toEqual(emailsOf(...lines(450)))
  expect(most).toBe(1)
  expect(new Set(keys.slice(0, 3)).size).toBe(3)
  const [first] = batches(app)
  expect(first).toMatchObject({ team_id: demoIds.teams.sales, updates_existing: false })
  expect(first?.rows[0]).toMatchObject({ first_name: 'Prénom 2' })
  expect(first?.rows[0]).not.toHaveProperty('line')
  expect(app.state().userImport).toMatchObject({ created: 450, queue: [], failure: null })
  await total(app, 510)
})

it('[1.4.35] [1.4.38] takes created rows out of the list and says when all are', async () => {
  const app = await startProduct()
  const seen: string[] = []
  app.store.subscribe(() => {
    const { queue, batch } = app.state().userImport
    seen.push(String(queue.length + (batch?.rows.length ?? 0)))
  })
  app.store.dispatch(importRequested(plan(...lines(250))))
  await stopped(app)
  expect([...new Set(seen)].slice(0, 3)).toEqual(['250', '50', '0'])
  expect(app.notices).toEqual(['All user imported'])
  await total(app, 310)
  app.store.dispatch(importClosed())
  const report = { created: 250, updated: 0, left: 0, team_id: demoIds.teams.sales }
  expect(reports(app)).toEqual([report])
})

it('[1.4.36] [1.4.37] [1.8.12] stops at the first failure and names row and email', async () => {
  const app = await startProduct()
  const rows = [...lines(2).map(rowOf), taken, rowOf(5)]
  app.store.dispatch(importRequested({ ...plan(), queue: rows }))
  await stopped(app)
  expect(app.notices).toEqual([takenMessage])
  expect(app.state().userImport).toMatchObject({ created: 2, failure: takenMessage, batch: null })
  expect(queued(app)).toEqual([900, 5])
})

it('resumes where it stopped, and creates nobody twice', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [rowOf(2), taken, rowOf(5)] }))
  await stopped(app)
  app.store.dispatch(rowsRemoved([900]))
  app.store.dispatch(importRequested(leftOf(app)))
  await stopped(app)
  expect(app.notices.at(-1)).toBe('All user imported')
  expect(sentEmails(app).at(-1)).toEqual(emailsOf(5))
  await total(app, 62)
})

it('stops at the first row of a batch that is refused as a whole, and keeps it in the list', async () => {
  const app = await startProduct({
    intercept: ({ method }) =>
      method === 'POST'
        ? Response.json(
            { type: 'FORBIDDEN', code: 103, message: "Vous n'avez pas accès à cette action" },
            { status: 403 },
          )
        : undefined,
  })
  app.store.dispatch(importRequested(plan(2, 3)))
  await stopped(app)
  expect(app.state().userImport.failure).toBe(
    "Ligne 2, personne.2@maison-lueur.example : Vous n'avez pas accès à cette action",
  )
  expect(queued(app)).toEqual([2, 3])
  expect(underWay(app)).toBeNull()
})

it('creates each row once upon a double click', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested(plan(2, 3)))
  app.store.dispatch(importRequested(plan(2, 3)))
  await stopped(app)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await total(app, 62)
  expect(app.notices).toEqual(['All user imported'])
})

it('pauses after the batch under way, and resumes', async () => {
  const { intercept, release, sent } = gate('personne.2@')
  const app = await startProduct({ intercept })
  app.store.dispatch(importRequested(plan(...lines(201))))
  await sent
  app.store.dispatch(importPaused())
  expect(underWay(app)).toHaveLength(200)
  release()
  await until(() => expect(app.state().userImport.created).toBe(200))
  expect(underWay(app)).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(queued(app)).toEqual([202])
  app.store.dispatch(importRequested(leftOf(app)))
  await stopped(app)
  expect(batches(app)).toHaveLength(2)
  expect(app.state().userImport.created).toBe(201)
})

it('leaves rows with errors for later, and says no untimely end', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(2, 4), aside: [rowOf(3)] }))
  await stopped(app)
  expect(app.state().userImport).toMatchObject({ created: 2, aside: [{ line: 3 }] })
  expect(app.notices).toEqual([])
  expect(reports(app)).toEqual([])
  app.store.dispatch(rowsRemoved([3]))
  expect(app.state().userImport.aside).toEqual([])
  app.store.dispatch(importClosed())
  await until(async () => expect(await importStore.read()).toBeNull())
  await until(() => expect(reports(app)).toMatchObject([{ created: 2, left: 0 }]))
})

it('tells that an import was abandoned, with what it has left out', async () => {
  const app = await startProduct()
  const queue = [rowOf(2), rowOf(3), taken, rowOf(5)]
  app.store.dispatch(importRequested({ ...plan(), queue, teamId: null }))
  await stopped(app)
  expect(reports(app)).toEqual([])
  app.store.dispatch(importClosed())
  await until(() => expect(reports(app)).toEqual([{ created: 2, updated: 0, left: 2 }]))
  const organisationId = app.state().session.organisation?.id ?? ''
  const { notifications } = app.world.adapters.repositories.within({ organisationId })
  await until(async () => {
    const { data } = await notifications.list(demoIds.admin, { limit: 1, offset: 0 })
    expect(data).toMatchObject([{ kind: 'import_abandoned', done_count: 2, failed_count: 2 }])
  })
})

it('counts the batch under way in what it tells of an import that is abandoned', async () => {
  const { intercept, release, sent } = gate('personne.2@')
  const app = await startProduct({ intercept })
  app.store.dispatch(importRequested(plan(...lines(203))))
  await sent
  app.store.dispatch(importPaused())
  app.store.dispatch(importClosed())
  release()
  await until(() => expect(reports(app)).toMatchObject([{ created: 200, left: 3 }]))
  expect(app.state().userImport.created).toBe(0)
  expect(app.notices).toEqual([])
  expect(await importStore.read()).toBeNull()
})

it('is offered again after a reload, without what is done', async () => {
  const app = await startProduct()
  const queue = [rowOf(2), rowOf(3), taken, rowOf(5)]
  app.store.dispatch(importRequested({ ...plan(), queue, aside: [rowOf(9)] }))
  await stopped(app)
  const change = { email: 'corrigee@maison-lueur.example' }
  app.store.dispatch(rowChanged({ line: 900, change }))
  await until(async () => expect((await importStore.read())?.queue[0]).toMatchObject(change))
  app.stop()

  const again = await startProduct({ world: app.world })
  await until(() => expect(again.state().userImport.created).toBe(2))
  expect(queued(again)).toEqual([900, 5])
  expect(again.state().userImport).toMatchObject({ isRunning: false, aside: [{ line: 9 }] })
  expect(again.state().userImport.queue[0]).toMatchObject(change)
})

it('sends a batch without an answer again under its key after a reload', async () => {
  const keys: (string | null)[] = []
  const app = await startProduct({
    intercept: async (request) => {
      if (request.method !== 'POST') return undefined
      keys.push(request.headers.get('idempotency-key'))
      await app.world.fetch(request)
      return new Promise(() => {})
    },
  })
  app.store.dispatch(importRequested(plan(...lines(201))))
  await until(() => expect(keys).toHaveLength(1))
  await until(async () => expect((await importStore.read())?.batch?.rows).toHaveLength(200))
  app.stop()

  const again = await startProduct({
    world: app.world,
    intercept: ({ method, headers }) => {
      if (method === 'POST') keys.push(headers.get('idempotency-key'))
      return undefined
    },
  })
  await until(() => expect(underWay(again)).toHaveLength(200))
  expect(again.state().userImport.isRunning).toBe(false)
  again.store.dispatch(importRequested(leftOf(again)))
  await until(() => expect(again.state().userImport.created).toBe(201))
  await stopped(again)
  expect(keys[1]).toBe(keys[0])
  expect(again.state().userImport).toMatchObject({ created: 201, failure: null })
  await total(again, 261)
})

it('waits for a lost connection, which is no error of a row, and resumes by itself', async () => {
  const answers: string[] = []
  const app = await startProduct({
    intercept: async (request) => {
      if (request.method !== 'POST' || answers.length > 1) return undefined
      // Created, but the answer is lost; then a proxy speaks for the server.
      if (answers.length === 1) {
        answers.push('proxy')
        return new Response('<h1>Bad gateway</h1>', { status: 502 })
      }
      await app.world.fetch(request)
      answers.push('lost')
      throw new TypeError('fetch failed')
    },
  })
  app.store.dispatch(importRequested(plan(2, 3)))
  await until(() => expect(app.state().userImport.isWaiting).toBe(true))
  expect(app.state().userImport).toMatchObject({ isRunning: true, failure: null })
  await until(() => expect(app.state().userImport.isRunning).toBe(false))
  expect(answers).toEqual(['lost', 'proxy'])
  expect(app.notices).toEqual(['All user imported'])
  expect(app.state().userImport).toMatchObject({ created: 2, isWaiting: false })
  await total(app, 62)
}, 15_000)

it('can be paused while the connection is lost, and resumed with the same batch', async () => {
  let isAway = true
  const app = await startProduct({
    intercept: ({ method }) => {
      if (method === 'POST' && isAway) throw new TypeError('fetch failed')
      return undefined
    },
  })
  app.store.dispatch(importRequested(plan(2, 3)))
  await until(() => expect(app.state().userImport.isWaiting).toBe(true))
  app.store.dispatch(importPaused())
  expect(app.state().userImport).toMatchObject({ isWaiting: false, failure: null })
  expect(underWay(app)).toEqual([2, 3])
  isAway = false
  app.store.dispatch(rowChanged({ line: 2, change: { first_name: 'Autre' } }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  app.store.dispatch(importRequested(leftOf(app)))
  await until(() => expect(app.notices).toHaveLength(1))
  expect(batches(app).at(-1)?.rows[0]).toMatchObject({ first_name: 'Prénom 2' })
  expect(app.notices).toEqual(['All user imported'])
})

it('fills people who are there already, where the whole import says so', async () => {
  const app = await startProduct()
  const queue = [rowOf(2), { ...taken, position: 'Directrice', first_name: '' }]
  app.store.dispatch(importRequested({ ...plan(), queue, updatesExisting: true }))
  await stopped(app)
  expect(app.state().userImport).toMatchObject({ created: 1, updated: 1, unchanged: 0 })
  const [ines] = await app.world.adapters.repositories.accounts.byEmail(taken.email)
  expect(ines).toMatchObject({ position: 'Directrice', first_name: 'Inès' })
  await until(() => expect(reports(app)).toMatchObject([{ created: 1, updated: 1, left: 0 }]))
})

it('shows an import to nobody else, and leaves nothing of it after a logout', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [taken] }))
  await stopped(app)
  app.stop()
  const other = await startProduct({ api: { userId: demoIds.teamAdmin } })
  expect(other.state().userImport.queue).toEqual([])
  other.store.dispatch(logoutRequested())
  await until(async () => expect(await importStore.read()).toBeNull())
})

it('forgets an import that is abandoned before anybody was created', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [taken] }))
  await stopped(app)
  app.store.dispatch(importClosed())
  expect(queued(app)).toEqual([])
  await until(async () => expect(await importStore.read()).toBeNull())
  expect(reports(app)).toEqual([])
})

it('notes who was imported during the onboarding, for the team that it makes', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(2, 3), teamId: null, isOnboarding: true }))
  await stopped(app)
  const ids = app.state().onboarding.draft.employeeIds
  expect(ids).toHaveLength(2)
  await until(() =>
    expect(app.state().users.data.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids])),
  )
})

it('shows every tab how far the one that runs it has come, and runs in one at a time', async () => {
  const first = gate('personne.2@')
  const second = gate('personne.202@')
  const app = await startProduct({
    intercept: async (request) => {
      await first.intercept(request.clone())
      return second.intercept(request)
    },
  })
  const other = await startProduct({ world: app.world })
  app.store.dispatch(importRequested(plan(...lines(201))))
  await until(() => expect(other.state().userImport.isElsewhere).toBe(true))
  expect(underWay(other)).toHaveLength(200)
  other.store.dispatch(importRequested(leftOf(other)))
  await until(() => expect(other.notices).toEqual(['Cet import est en cours dans un autre onglet']))
  expect(other.state().userImport.isRunning).toBe(false)
  first.release()
  await until(() => expect(other.state().userImport.created).toBe(200))
  expect(underWay(other)).toEqual([202])
  second.release()
  await stopped(app)
  await until(() => expect(other.state().userImport.isElsewhere).toBe(false))
  expect(other.state().userImport).toMatchObject({ created: 201, queue: [], batch: null })
  await total(other, 261)
  expect(batches(app)).toHaveLength(2)
  expect(reports(other)).toHaveLength(1)
})

it('can be resumed in another tab once the one that runs it is gone', async () => {
  const { intercept } = gate('personne.202@')
  const app = await startProduct({ intercept })
  const other = await startProduct({ world: app.world })
  app.store.dispatch(importRequested(plan(...lines(203))))
  await until(() => expect(other.state().userImport.created).toBe(200))
  expect(other.state().userImport.isElsewhere).toBe(true)
  app.stop()
  await until(() => expect(other.state().userImport.isElsewhere).toBe(false))
  expect(other.state().userImport).toMatchObject({ isRunning: false, created: 200 })
  other.store.dispatch(importRequested(leftOf(other)))
  await finished(other)
  expect(other.state().userImport).toMatchObject({ created: 203, failure: null })
  await total(other, 263)
})

it('shows a tab at once what another one has changed and abandoned', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [rowOf(2), taken, rowOf(5)] }))
  await stopped(app)
  const other = await startProduct({ world: app.world })
  await until(() => expect(queued(other)).toEqual([900, 5]))
  app.store.dispatch(rowsRemoved([900]))
  await until(() => expect(queued(other)).toEqual([5]))
  app.store.dispatch(importClosed())
  await until(() => expect(queued(other)).toEqual([]))
  expect(await importStore.read()).toBeNull()
  await until(() => expect(reports(app)).toHaveLength(1))
  expect(reports(app)).toMatchObject([{ created: 1, left: 1 }])
})

it('begins afresh after a session that has left an import', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [rowOf(2), taken] }))
  await stopped(app)
  app.store.dispatch(logoutRequested())
  await until(async () => expect(await importStore.read()).toBeNull())
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
  await until(() => expect(app.state().users.loaded).toBe(true))
  app.store.dispatch(importRequested(plan(8)))
  await until(() => expect(sentEmails(app).flat()).toContain(rowOf(8).email))
})
