import 'fake-indexeddb/auto'
import { logoutRequested } from '@org/app-kit'
import { demoIds } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { refusing, startProduct, type TestProduct } from '../testing/test-product.ts'
import {
  createUserOperation,
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

const change = (id: string, position: string) =>
  userUpdateRequested({
    id,
    values: {
      first_name: 'Camille',
      last_name: 'Moreau',
      position,
      phone_number: '',
      signature_template_id: null,
    },
  })
const position = ({ state }: TestProduct, id: string) =>
  state().users.data.find((user) => user.id === id)?.position

it('changes an employee at once, and back again when saving fails', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', demoIds.member) })
  const former = position(app, demoIds.member)
  app.store.dispatch(change(demoIds.member, 'Présidente'))
  expect(position(app, demoIds.member)).toBe('Présidente')
  await settled(app)
  expect(position(app, demoIds.member)).toBe(former)
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
})

it('says so when somebody else has changed the employee meanwhile', async () => {
  const app = await startProduct()
  const rows = app.state().users.data.map((user) => ({ ...user, revision: user.revision - 1 }))
  app.store.dispatch({ type: 'users/set', payload: { data: rows, total: rows.length } })
  app.store.dispatch(change(demoIds.member, 'Présidente'))
  await settled(app)
  expect(app.notices).toEqual(['Saving...', "Modifié entre-temps par quelqu'un d'autre"])
})

it('removes an employee at once, and puts the row back where it stood on failure', async () => {
  const app = await startProduct({ intercept: refusing('DELETE', demoIds.member) })
  const rows = app.state().users.data
  app.store.dispatch(userDeleteRequested(demoIds.member))
  expect(app.state().users.data).toHaveLength(59)
  await vi.waitFor(() => expect(app.notices).toEqual(['Refusé']))
  expect(app.state().users.data).toEqual(rows)
})

it('deletes an employee and says so', async () => {
  const app = await startProduct()
  app.store.dispatch(userDeleteRequested(demoIds.member))
  await vi.waitFor(() => expect(app.notices).toEqual(['deleted']))
  expect(app.state().users.total).toBe(59)
})
