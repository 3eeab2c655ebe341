import 'fake-indexeddb/auto'
import { logoutRequested } from '@org/app-kit'
import { demoIds } from '@org/app-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { users } from '../lists/lists.ts'
import { refusing, startProduct, type TestProduct } from '../testing/test-product.ts'
import { texts } from '../texts.ts'
import {
  createUserOperation,
  updateUserOperation,
  userCreateRequested,
  userDeleteRequested,
  userUpdateRequested,
} from './users-saga.ts'

const values = {
  email: 'rose.martin@maison-lueur.example',
  first_name: 'Rose',
  last_name: 'Martin',
  position: 'Vendeuse',
  phone_number: '',
  linkedIn: '',
  picture_id: null,
  team_id: demoIds.teams.sales,
}
const create = userCreateRequested({ values, idempotencyKey: 'key-of-rose' })
const path = '/api/organisation/demo-organisation/users'

const rose = ({ state }: TestProduct) =>
  state().users.data.find(({ email }) => email === values.email)
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

it('[1.4.43] adds a temporary entry, then the real one, then reads users and organisation', async () => {
  const app = await startProduct()
  app.store.dispatch(create)
  expect(rose(app)).toMatchObject({ display_name: 'Rose Martin', team: { name: 'Commercial' } })
  const temporary = rose(app)?.id
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Saved'])
  expect(rose(app)?.id).not.toBe(temporary)
  await vi.waitFor(() => {
    const reads = app.world.requests.filter(({ method }) => method === 'GET')
    const read = reads.map((request) => request.path.replace(/\?.*/, ''))
    expect(read).toContain(path)
    expect(read).toContain('/api/organisation/demo-organisation')
  })
  expect(app.state().users.data).toHaveLength(61)
  expect(app.world.requests[0]?.idempotencyKey).toBe('key-of-rose')
})

it('[1.4.44] takes the temporary entry back when creating fails', async () => {
  const app = await startProduct({ intercept: refusing('POST', '/users') })
  app.store.dispatch(create)
  expect(rose(app)).toBeDefined()
  await settled(app)
  expect(rose(app)).toBeUndefined()
  expect(app.state().users).toMatchObject({ total: 60 })
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
  expect(app.state().operations[createUserOperation]).toEqual({
    status: 'failed',
    message: 'Refusé',
  })
})

it('creates one employee on a double click', async () => {
  const app = await startProduct()
  app.store.dispatch(create)
  app.store.dispatch(create)
  await settled(app)
  expect(app.mutations()).toEqual([`POST ${path}`])
})

it('leaves nothing of a creation that a logout has overtaken', async () => {
  const app = await startProduct({
    intercept: async ({ method }) => {
      if (method === 'POST') await new Promise((resolve) => setTimeout(resolve, 50))
      return undefined
    },
  })
  app.store.dispatch(create)
  app.store.dispatch(logoutRequested())
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(app.state().users).toMatchObject({ data: [], loaded: false })
  expect(app.notices).toEqual(['Saving...'])
})

const user = ({ state }: TestProduct, id: string) => {
  const found = state().users.data.find((other) => other.id === id)
  if (!found) throw new Error(`No employee ${id}`)
  return found
}
const change = (app: TestProduct, id: string, position: string) => {
  const base = user(app, id)
  const { first_name, last_name, phone_number, linkedIn, picture_id, signature_template_id } = base
  const own = { first_name, last_name, phone_number, linkedIn, picture_id }
  const values = { ...own, position, signature_template_id }
  return userUpdateRequested({ id, values, base })
}
const position = ({ state }: TestProduct, id: string) =>
  state().users.data.find((user) => user.id === id)?.position

it('changes an employee at once, and back again when saving fails', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', demoIds.member) })
  const former = position(app, demoIds.member)
  app.store.dispatch(change(app, demoIds.member, 'Présidente'))
  expect(position(app, demoIds.member)).toBe('Présidente')
  await settled(app)
  expect(position(app, demoIds.member)).toBe(former)
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
})

/** What the person's own form or another administrator's tab saves. */
const changeElsewhere = (app: TestProduct, body: { position?: string; phone_number?: string }) =>
  app.environment.client.call('updateUser', { path: { id: demoIds.member }, body })

it('saves over other fields that somebody else has changed meanwhile, and keeps those', async () => {
  const app = await startProduct()
  const request = change(app, demoIds.member, 'Présidente')
  await changeElsewhere(app, { phone_number: '06 12 34 56 78' })
  app.store.dispatch(request)
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Saved'])
  expect(user(app, demoIds.member)).toMatchObject({
    position: 'Présidente',
    phone_number: '06 12 34 56 78',
  })
})

it('says which field somebody else has changed too, and shows what is stored', async () => {
  const app = await startProduct()
  const request = change(app, demoIds.member, 'Présidente')
  await changeElsewhere(app, { position: 'Directrice', phone_number: '06 12 34 56 78' })
  app.store.dispatch(request)
  await settled(app)
  expect(app.notices).toEqual(['Saving...', "Modifié entre-temps par quelqu'un d'autre"])
  expect(user(app, demoIds.member).position).toBe('Directrice')
  expect(app.state().operations[updateUserOperation(demoIds.member)]).toMatchObject({
    status: 'failed',
    conflict: { fields: ['position'], current: { position: 'Directrice' } },
  })
})

it('takes a list that was read anew for no consent to overwrite it', async () => {
  const app = await startProduct()
  const request = change(app, demoIds.member, 'Présidente')
  await changeElsewhere(app, { position: 'Directrice' })
  app.store.dispatch(users.actions.loadRequested())
  await vi.waitFor(() => expect(position(app, demoIds.member)).toBe('Directrice'))
  app.store.dispatch(request)
  await settled(app)
  expect(position(app, demoIds.member)).toBe('Directrice')
})

it('removes an employee at once, and puts the row back where it stood on failure', async () => {
  const app = await startProduct({ intercept: refusing('DELETE', demoIds.member) })
  const rows = app.state().users.data
  app.store.dispatch(userDeleteRequested(user(app, demoIds.member)))
  expect(app.state().users.data).toHaveLength(59)
  await vi.waitFor(() => expect(app.notices).toEqual(['Non supprimé : Refusé']))
  expect(app.state().users.data).toEqual(rows)
})

it('deletes an employee and says so', async () => {
  const app = await startProduct()
  app.store.dispatch(userDeleteRequested(user(app, demoIds.member)))
  await vi.waitFor(() => expect(app.notices).toEqual(['deleted']))
  expect(app.state().users.total).toBe(59)
})

describe('an employee whom somebody else has deleted', () => {
  const deleteElsewhere = (app: TestProduct) =>
    app.environment.client.call('deleteUser', { path: { id: demoIds.member } })

  it('leaves the list when a change meets that, which is said', async () => {
    const app = await startProduct()
    const request = change(app, demoIds.member, 'Présidente')
    await deleteElsewhere(app)
    app.store.dispatch(request)
    await settled(app)
    expect(position(app, demoIds.member)).toBeUndefined()
    expect(app.notices).toEqual(['Saving...', texts.users.deletedMeanwhile])
  })

  it('is deleted for whoever deletes them too', async () => {
    const app = await startProduct()
    const former = user(app, demoIds.member)
    await deleteElsewhere(app)
    app.store.dispatch(userDeleteRequested(former))
    await vi.waitFor(() => expect(app.notices).toEqual(['deleted']))
    expect(position(app, demoIds.member)).toBeUndefined()
  })
})
