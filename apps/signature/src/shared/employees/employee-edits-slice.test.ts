import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { users } from '../lists/users.ts'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { temporaryEmployee } from './temporary-employee.ts'
import { employeesSettled, withEmployeeEdits } from './employee-edits-slice.ts'

const values = {
  email: 'rose@maison-lueur.example',
  first_name: 'Rose',
  last_name: '',
  position: '',
  phone_number: '',
  mobile_number: '',
  skype: '',
  linkedIn: '',
  picture_id: null,
}
const temporary = temporaryEmployee('temporary', values, undefined)
const belongs = () => true

/** Returns a page with the server's first two employees, after applying the edits. */
function pageOf(app: TestProduct, page = { version: 0, isFirst: true, belongs }) {
  const rows = rowsOf(app)
  return withEmployeeEdits(rows, app.state().employeeEdits, page)
}
const first = new WeakMap<object, ReturnType<typeof readRows>>()
const readRows = (app: TestProduct) => app.state().users.data.slice(0, 2)
function rowsOf(app: TestProduct) {
  const rows = first.get(app) ?? readRows(app)
  first.set(app, rows)
  return rows
}

it('shows a new employee on the first page until the server’s rows include them', async () => {
  const app = await startProduct()
  const [one] = rowsOf(app)
  app.store.dispatch(users.actions.put({ item: temporary }))
  expect(pageOf(app)[0]?.id).toBe('temporary')
  expect(pageOf(app, { version: 0, isFirst: false, belongs })).toHaveLength(2)
  expect(pageOf(app, { version: 0, isFirst: true, belongs: () => false })).toHaveLength(2)
  if (!one) throw new Error('no row')
  app.store.dispatch(
    users.actions.replace({ id: 'temporary', item: { ...one, id: 'real', email: values.email } }),
  )
  app.store.dispatch(employeesSettled())
  expect(pageOf(app)[0]?.id).toBe('real')
  expect(pageOf(app, { version: 1, isFirst: true, belongs })).toHaveLength(2)
})

it('removes a new employee who could not be created', async () => {
  const app = await startProduct()
  rowsOf(app)
  app.store.dispatch(users.actions.put({ item: temporary }))
  app.store.dispatch(users.actions.remove('temporary'))
  expect(pageOf(app)).toEqual(rowsOf(app))
})

it('shows a change unless the loaded row includes a later one', async () => {
  const app = await startProduct()
  const [one] = rowsOf(app)
  if (!one) throw new Error('no row')
  const change = (changes: object) =>
    app.store.dispatch(users.actions.patch({ id: one.id, changes }))
  change({ position: 'Présidente' })
  expect(pageOf(app)[0]).toMatchObject({ position: 'Présidente' })
  change({ ...one, position: 'Reine', revision: one.revision + 1 })
  expect(pageOf(app)[0]).toMatchObject({ position: 'Reine' })
  const later = { ...one, position: 'Impératrice', revision: one.revision + 2 }
  const page = { version: 0, isFirst: true, belongs }
  expect(withEmployeeEdits([later], app.state().employeeEdits, page)).toEqual([later])
})

it('hides deleted employees, and shows them again when deleting fails', async () => {
  const app = await startProduct()
  const [one, two] = rowsOf(app)
  if (!one || !two) throw new Error('no rows')
  app.store.dispatch(users.actions.remove(one.id))
  expect(pageOf(app)).toEqual([two])
  app.store.dispatch(users.actions.restore({ id: one.id, item: one, index: 0 }))
  expect(pageOf(app)).toEqual([one, two])
  app.store.dispatch(users.actions.remove('nobody-in-the-list'))
  app.store.dispatch(users.actions.restore({ id: 'nobody-in-the-list', item: null, index: -1 }))
  expect(app.state().employeeEdits.removed).toEqual([])
})
