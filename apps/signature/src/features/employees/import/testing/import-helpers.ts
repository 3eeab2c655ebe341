import 'fake-indexeddb/auto'
import { demoIds, type TestAppOptions } from '@org/app-kit/testing'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { startProduct as startTab, type TestProduct } from '#app/testing/test-product.ts'
import type { ImportRow } from '../import-row.ts'
import type { ImportPlan } from '../import-state.ts'
import { clearImport, openImport } from '../import-store.ts'

export const rowOf = (line: number): ImportRow => ({
  line,
  email: `personne.${line}@maison-lueur.example`,
  phone_number: '',
  first_name: `Prénom ${line}`,
  last_name: '',
  position: '',
  team: '',
})
export const plan = (...lines: number[]): ImportPlan => ({
  queue: lines.map(rowOf),
  aside: [],
  teamId: demoIds.teams.sales,
  isOnboarding: false,
  updatesExisting: false,
})
/** Lists line numbers starting at 2, as in a file with headings. */
export const lines = (count: number) => Array.from({ length: count }, (_, at) => at + 2)

interface Body {
  rows: { email: string; first_name: string }[]
  team_id?: string
}

/** Waits for a result that takes several server responses, long enough for a slow machine. */
export const until = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000)

/** Resolves as soon as the store reaches the state, before anything else can change it. */
export function atOnce({ store }: TestProduct, isReached: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const leave = store.subscribe(() => {
    if (isReached()) resolve()
  })
  return promise.finally(leave)
}

const isBatch = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/users/batch')
/** Batches that reached the server. */
export const batches = ({ world }: TestProduct) =>
  world.requests.filter(isBatch).map(({ body }) => JSON.parse(body) as Body)
export const sentEmails = (app: TestProduct) =>
  batches(app).map(({ rows }) => rows.map(({ email }) => email))
export const emailsOf = (...of: number[]) => of.map((line) => rowOf(line).email)
export const queued = ({ state }: TestProduct) =>
  state().employeeImport.queue.map(({ line }) => line)
export const underWay = ({ state }: TestProduct) =>
  state().employeeImport.batch?.rows.map(({ line }) => line) ?? null
export const stopped = (app: TestProduct) =>
  until(() => expect(app.state().employeeImport.isRunning).toBe(false))
/** Waits until the import has ended with no rows left in the queue. */
export const finished = (app: TestProduct) =>
  until(() => expect(app.state().employeeImport).toMatchObject({ isRunning: false, queue: [] }))
export const total = (app: TestProduct, count: number) =>
  until(() => expect(app.state().users.total).toBe(count))

/** Returns the reports of ended imports that the tab sent to the server. */
export const reports = ({ world }: TestProduct) =>
  world.requests
    .filter(({ path }) => path.endsWith('/users/import-done'))
    .map(({ body }) => JSON.parse(body) as object)

/** Returns the plan that the screen requests when it resumes the import. */
export function leftOf({ state }: TestProduct): ImportPlan {
  const { queue, aside, teamId, isOnboarding, updatesExisting } = state().employeeImport
  return { queue, aside, teamId, isOnboarding, updatesExisting }
}

/** Holds back POST requests whose body contains this text, until `release` is called. */
export function gate(text: string) {
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

/** A row on line 900 whose email already belongs to a person. */
export const taken: ImportRow = { ...rowOf(900), email: 'ines.benali@maison-lueur.example' }
export const takenMessage =
  'Ligne 900, ines.benali@maison-lueur.example : Cette adresse email existe déjà'

const tabs: TestProduct[] = []

/** Starts a tab in the browser that all tests share; `startEachAlone` closes it after the test. */
export async function startProduct(options: TestAppOptions = {}): Promise<TestProduct> {
  const tab = await startTab(options)
  tabs.push(tab)
  return tab
}

/**
 * Clears the stored import before each test, and closes the tabs after it. Call it in each test
 * file.
 */
export function startEachAlone(): void {
  beforeEach(() => clearImport())
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.stop()
  })
}

/** Reads the import that is stored in this browser. */
export const storedImport = () => openImport().read()
