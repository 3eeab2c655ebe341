import { signInAs } from '@org/api/memory'
import { logoutRequested, signedIn } from '@org/app-kit'
import { demoIds } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { importClosed, importRequested, rowChanged, rowsRemoved } from './import-slice.ts'
import { sharedImportOf } from './keep-import.ts'
import {
  atOnce,
  batches,
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
  total,
  underWay,
  until,
} from './testing/import-helpers.ts'

startEachAlone()

it('offers an unfinished import again after a reload, without the completed rows', async () => {
  const app = await startProduct()
  const queue = [rowOf(2), rowOf(3), taken, rowOf(5)]
  app.store.dispatch(importRequested({ ...plan(), queue, aside: [rowOf(9)] }))
  await stopped(app)
  const change = { email: 'corrigee@maison-lueur.example' }
  app.store.dispatch(rowChanged({ line: 900, change }))
  await until(async () => expect((await storedImport())?.queue[0]).toMatchObject(change))
  app.stop()

  const again = await startProduct({ world: app.world })
  await until(() => expect(again.state().employeeImport.created).toBe(2))
  expect(queued(again)).toEqual([900, 5])
  expect(again.state().employeeImport).toMatchObject({ isRunning: false, aside: [{ line: 9 }] })
  expect(again.state().employeeImport.queue[0]).toMatchObject(change)
})

it('after a reload, resends under its former key a batch that got no response', async () => {
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
  await until(async () => expect((await storedImport())?.batch?.rows).toHaveLength(200))
  app.stop()

  const again = await startProduct({
    world: app.world,
    intercept: ({ method, headers }) => {
      if (method === 'POST') keys.push(headers.get('idempotency-key'))
      return undefined
    },
  })
  await until(() => expect(underWay(again)).toHaveLength(200))
  expect(again.state().employeeImport.isRunning).toBe(false)
  again.store.dispatch(importRequested(leftOf(again)))
  await until(() => expect(again.state().employeeImport.created).toBe(201))
  await stopped(again)
  expect(keys[1]).toBe(keys[0])
  expect(again.state().employeeImport).toMatchObject({ created: 201, failure: null })
  await total(again, 261)
})

it('hides an import from other accounts, and deletes it after a logout', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [taken] }))
  await stopped(app)
  app.stop()
  const other = await startProduct({ api: { userId: demoIds.teamAdmin } })
  expect(other.state().employeeImport.queue).toEqual([])
  other.store.dispatch(logoutRequested())
  await until(async () => expect(await storedImport()).toBeNull())
})

it('shows the progress in every tab, but runs the import in only one at a time', async () => {
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
  await until(() => expect(other.state().employeeImport.isElsewhere).toBe(true))
  expect(underWay(other)).toHaveLength(200)
  other.store.dispatch(importRequested(leftOf(other)))
  await until(() => expect(other.notices).toEqual(['Cet import est en cours dans un autre onglet']))
  expect(other.state().employeeImport.isRunning).toBe(false)
  first.release()
  await until(() => expect(other.state().employeeImport.created).toBe(200))
  await until(() => expect(underWay(other)).toEqual([202]))
  second.release()
  await stopped(app)
  await until(() => expect(other.state().employeeImport.isElsewhere).toBe(false))
  expect(other.state().employeeImport).toMatchObject({ created: 201, queue: [], batch: null })
  await total(other, 261)
  expect(batches(app)).toHaveLength(2)
  expect(reports(other)).toHaveLength(1)
})

it('lets another tab resume the import once the tab that runs it is closed', async () => {
  const { intercept } = gate('personne.202@')
  const app = await startProduct({ intercept })
  const other = await startProduct({ world: app.world })
  app.store.dispatch(importRequested(plan(...lines(203))))
  await until(() => expect(other.state().employeeImport.created).toBe(200))
  await until(() => expect(other.state().employeeImport.isElsewhere).toBe(true))
  app.stop()
  await atOnce(other, () => !other.state().employeeImport.isElsewhere)
  expect(other.state().employeeImport).toMatchObject({ isRunning: false, created: 200 })
  other.store.dispatch(importRequested(leftOf(other)))
  await finished(other)
  expect(other.state().employeeImport).toMatchObject({ created: 203, failure: null })
  await total(other, 263)
})

it('updates a tab immediately when another one changes or abandons the import', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [rowOf(2), taken, rowOf(5)] }))
  await stopped(app)
  const other = await startProduct({ world: app.world })
  await until(() => expect(queued(other)).toEqual([900, 5]))
  app.store.dispatch(rowsRemoved([900]))
  await until(() => expect(queued(other)).toEqual([5]))
  app.store.dispatch(importClosed())
  await until(() => expect(queued(other)).toEqual([]))
  expect(await storedImport()).toBeNull()
  await until(() => expect(reports(app)).toHaveLength(1))
  expect(reports(app)).toMatchObject([{ created: 1, left: 1 }])
})

it('does not restore an import that is abandoned while a correction is being stored', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [taken] }))
  await stopped(app)
  await until(async () => expect(await storedImport()).toMatchObject({ queue: [taken] }))
  const { copy } = sharedImportOf(app.environment)
  const { write } = copy
  const written = vi.spyOn(copy, 'write').mockImplementationOnce((kept) => {
    const underWay = write(kept)
    app.store.dispatch(importClosed())
    return underWay
  })
  app.store.dispatch(rowChanged({ line: 900, change: { first_name: 'Inès' } }))
  await until(async () => expect(await storedImport()).toBeNull())
  written.mockRestore()
  const again = await startProduct({ world: app.world })
  expect(queued(again)).toEqual([])
})

it('starts a new import after a logout has deleted the previous one', async () => {
  const app = await startProduct()
  app.store.dispatch(importRequested({ ...plan(), queue: [rowOf(2), taken] }))
  await stopped(app)
  app.store.dispatch(logoutRequested())
  await until(async () => expect(await storedImport()).toBeNull())
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
