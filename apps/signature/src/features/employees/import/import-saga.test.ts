import { demoIds } from '@org/app-kit/testing'
import { expect, it } from 'vitest'
import {
  importClosed,
  importPaused,
  importRequested,
  rowChanged,
  rowsRemoved,
} from './import-slice.ts'
import {
  batches,
  emailsOf,
  finished,
  gate,
  leftOf,
  lines,
  plan,
  queued,
  reports,
  rowOf,
  sentEmails,
  startEachAlone,
  startProduct,
  stopped,
  storedImport,
  taken,
  takenMessage,
  total,
  underWay,
  until,
} from './testing/import-helpers.ts'

startEachAlone()

it('[1.4.34] sends the rows in order, in batches of at most 200', async () => {
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
  expect(app.state().employeeImport).toMatchObject({ created: 450, queue: [], failure: null })
  await total(app, 510)
})

it('[1.4.35] [1.4.38] removes created rows from the list, and notifies when all are imported', async () => {
  const app = await startProduct()
  const seen: string[] = []
  app.store.subscribe(() => {
    const { queue, batch } = app.state().employeeImport
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

it('[1.4.36] [1.4.37] [1.8.12] stops at the first failure and reports its row and email', async () => {
  const app = await startProduct()
  const rows = [...lines(2).map(rowOf), taken, rowOf(5)]
  app.store.dispatch(importRequested({ ...plan(), queue: rows }))
  await stopped(app)
  expect(app.notices).toEqual([takenMessage])
  expect(app.state().employeeImport).toMatchObject({
    created: 2,
    failure: takenMessage,
    batch: null,
  })
  expect(queued(app)).toEqual([900, 5])
})

it('resumes where it stopped, and creates no duplicates', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [rowOf(2), taken, rowOf(5)] }))
  await stopped(app)
  app.store.dispatch(rowsRemoved([900]))
  app.store.dispatch(importRequested(leftOf(app)))
  await finished(app)
  expect(app.notices.at(-1)).toBe('All user imported')
  expect(sentEmails(app).at(-1)).toEqual(emailsOf(5))
  await total(app, 62)
})

it('reports the first row of a batch that is rejected as a whole, and returns its rows to the queue', async () => {
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
  expect(app.state().employeeImport.failure).toBe(
    "Ligne 2, personne.2@maison-lueur.example : Vous n'avez pas accès à cette action",
  )
  expect(queued(app)).toEqual([2, 3])
  expect(underWay(app)).toBeNull()
})

it('creates each row only once on a double click', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested(plan(2, 3)))
  app.store.dispatch(importRequested(plan(2, 3)))
  await stopped(app)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await total(app, 62)
  expect(app.notices).toEqual(['All user imported'])
})

it('pauses after the current batch, and resumes', async () => {
  const { intercept, release, sent } = gate('personne.2@')
  const app = await startProduct({ intercept })
  app.store.dispatch(importRequested(plan(...lines(201))))
  await sent
  app.store.dispatch(importPaused())
  expect(underWay(app)).toHaveLength(200)
  release()
  await until(() => expect(app.state().employeeImport.created).toBe(200))
  expect(underWay(app)).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(queued(app)).toEqual([202])
  app.store.dispatch(importRequested(leftOf(app)))
  await stopped(app)
  expect(batches(app)).toHaveLength(2)
  expect(app.state().employeeImport.created).toBe(201)
})

it('keeps rows with errors, and reports the end only once none of them is left', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(2, 4), aside: [rowOf(3)] }))
  await stopped(app)
  expect(app.state().employeeImport).toMatchObject({ created: 2, aside: [{ line: 3 }] })
  expect(app.notices).toEqual([])
  expect(reports(app)).toEqual([])
  app.store.dispatch(rowsRemoved([3]))
  expect(app.state().employeeImport.aside).toEqual([])
  app.store.dispatch(importClosed())
  await until(async () => expect(await storedImport()).toBeNull())
  await until(() => expect(reports(app)).toMatchObject([{ created: 2, left: 0 }]))
})

it('reports an abandoned import, with the number of remaining rows', async () => {
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

it('counts the current batch in the report of an abandoned import', async () => {
  const { intercept, release, sent } = gate('personne.2@')
  const app = await startProduct({ intercept })
  app.store.dispatch(importRequested(plan(...lines(203))))
  await sent
  app.store.dispatch(importPaused())
  app.store.dispatch(importClosed())
  release()
  await until(() => expect(reports(app)).toMatchObject([{ created: 200, left: 3 }]))
  expect(app.state().employeeImport.created).toBe(0)
  expect(app.notices).toEqual([])
  expect(await storedImport()).toBeNull()
})

it('waits while the connection is lost, reports no row error, and resumes by itself', async () => {
  const answers: string[] = []
  const app = await startProduct({
    intercept: async (request) => {
      if (request.method !== 'POST' || answers.length > 1) return undefined
      // The first request creates the rows, but its response is lost; a proxy responds to the
      // second one instead of the server.
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
  await until(() => expect(app.state().employeeImport.isWaiting).toBe(true))
  expect(app.state().employeeImport).toMatchObject({ isRunning: true, failure: null })
  await until(() => expect(app.state().employeeImport.isRunning).toBe(false))
  expect(answers).toEqual(['lost', 'proxy'])
  expect(app.notices).toEqual(['All user imported'])
  expect(app.state().employeeImport).toMatchObject({ created: 2, isWaiting: false })
  await total(app, 62)
}, 15_000)

it('can be paused while the connection is lost, and then resumes with the same batch', async () => {
  let isAway = true
  const app = await startProduct({
    intercept: ({ method }) => {
      if (method === 'POST' && isAway) throw new TypeError('fetch failed')
      return undefined
    },
  })
  app.store.dispatch(importRequested(plan(2, 3)))
  await until(() => expect(app.state().employeeImport.isWaiting).toBe(true))
  app.store.dispatch(importPaused())
  expect(app.state().employeeImport).toMatchObject({ isWaiting: false, failure: null })
  expect(underWay(app)).toEqual([2, 3])
  isAway = false
  app.store.dispatch(rowChanged({ line: 2, change: { first_name: 'Autre' } }))
  app.store.dispatch(importRequested(leftOf(app)))
  await until(() => expect(app.notices).toHaveLength(1))
  expect(batches(app).at(-1)?.rows[0]).toMatchObject({ first_name: 'Prénom 2' })
  expect(app.notices).toEqual(['All user imported'])
})

it('updates existing people if the import allows it', async () => {
  const app = await startProduct()
  const queue = [rowOf(2), { ...taken, position: 'Directrice', first_name: '' }]
  app.store.dispatch(importRequested({ ...plan(), queue, updatesExisting: true }))
  await stopped(app)
  expect(app.state().employeeImport).toMatchObject({ created: 1, updated: 1, unchanged: 0 })
  const [ines] = await app.world.adapters.repositories.accounts.byEmail(taken.email, 'signature')
  expect(ines).toMatchObject({ position: 'Directrice', first_name: 'Inès' })
  await until(() => expect(reports(app)).toMatchObject([{ created: 1, updated: 1, left: 0 }]))
})

it('deletes an import abandoned before anybody was created, and reports nothing', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [taken] }))
  await stopped(app)
  app.store.dispatch(importClosed())
  expect(queued(app)).toEqual([])
  await until(async () => expect(await storedImport()).toBeNull())
  expect(reports(app)).toEqual([])
})

it('records the people imported during onboarding, for the new team', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(2, 3), teamId: null, isOnboarding: true }))
  await stopped(app)
  const ids = app.state().onboarding.draft.employeeIds
  expect(ids).toHaveLength(2)
  await until(() =>
    expect(app.state().users.data.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids])),
  )
})

it('leaves the people whose row names a team out of the new team', async () => {
  const app = await startProduct()
  const [first, second] = plan(2, 3).queue
  const queue = [{ ...(first ?? taken), team: 'Commercial' }, second ?? taken]
  app.store.dispatch(importRequested({ ...plan(), queue, teamId: null, isOnboarding: true }))
  await stopped(app)
  expect(app.state().onboarding.draft.employeeIds).toHaveLength(1)
  const { accounts } = app.world.adapters.repositories
  const [inTeam] = await accounts.byEmail(first?.email ?? '', 'signature')
  expect(inTeam?.team_id).toBe(demoIds.teams.sales)
})
