import 'fake-indexeddb/auto'
import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { demoIds, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { users } from '#shared/lists/users.ts'
import { employeesTexts } from './texts.ts'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { employeesFlow } from './employees-saga.ts'

const values = {
  email: 'rose.martin@maison-lueur.example',
  first_name: 'Rose',
  last_name: 'Martin',
  position: 'Vendeuse',
  phone_number: '',
  mobile_number: '',
  skype: '',
  linkedIn: '',
  picture_id: null,
  team_id: demoIds.teams.sales,
}
const create = employeesFlow.requests.create({ values, idempotencyKey: 'key-of-rose' })
const path = '/api/organisation/demo-organisation/users'

const rose = ({ state }: TestProduct) =>
  state().users.data.find(({ email }) => email === values.email)
const settled = (app: TestProduct) =>
  vi.waitFor(() => {
    if (app.notices.length < 2) throw new Error('still running')
  })

it('[1.4.43] adds a temporary entry, replaces it with the real one, then reloads the employees and the organisation', async () => {
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

it('[1.4.44] removes the temporary entry when creating fails', async () => {
  const app = await startProduct({ intercept: refusing('POST', '/users') })
  app.store.dispatch(create)
  expect(rose(app)).toBeDefined()
  await settled(app)
  expect(rose(app)).toBeUndefined()
  expect(app.state().users).toMatchObject({ total: 60 })
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
  expect(app.state().operations[employeesFlow.operations.create]).toEqual({
    status: 'failed',
    message: 'Refusé',
  })
})

const employee = ({ state }: TestProduct, id: string) => {
  const found = state().users.data.find((other) => other.id === id)
  if (!found) throw new Error(`No employee ${id}`)
  return found
}
const change = (app: TestProduct, id: string, position: string) => {
  const base = employee(app, id)
  const { first_name, last_name, phone_number, mobile_number, skype } = base
  const { linkedIn, picture_id, signature_template_id } = base
  const own = { first_name, last_name, phone_number, mobile_number, skype, linkedIn, picture_id }
  const values = { ...own, position, signature_template_id }
  return employeesFlow.requests.update({ id, values, base })
}
const position = ({ state }: TestProduct, id: string) =>
  state().users.data.find((employee) => employee.id === id)?.position

it('updates an employee optimistically, and rolls back when saving fails', async () => {
  const app = await startProduct({ intercept: refusing('PATCH', demoIds.member) })
  const former = position(app, demoIds.member)
  app.store.dispatch(change(app, demoIds.member, 'Présidente'))
  expect(position(app, demoIds.member)).toBe('Présidente')
  await settled(app)
  expect(position(app, demoIds.member)).toBe(former)
  expect(app.notices).toEqual(['Saving...', 'Refusé'])
})

/** Saves a change outside the flow, as the employee's own form or another administrator would. */
const changeElsewhere = (app: TestProduct, body: { position?: string; phone_number?: string }) =>
  app.environment.client.call('updateUser', { path: { id: demoIds.member }, body })

it('saves fields that nobody else has changed, and keeps other people’s changes to other fields', async () => {
  const app = await startProduct()
  const request = change(app, demoIds.member, 'Présidente')
  await changeElsewhere(app, { phone_number: '06 12 34 56 78' })
  app.store.dispatch(request)
  await settled(app)
  expect(app.notices).toEqual(['Saving...', 'Saved'])
  expect(employee(app, demoIds.member)).toMatchObject({
    position: 'Présidente',
    phone_number: '06 12 34 56 78',
  })
})

it('reports a field that another user has changed too, and shows the stored value', async () => {
  const app = await startProduct()
  const request = change(app, demoIds.member, 'Présidente')
  await changeElsewhere(app, { position: 'Directrice', phone_number: '06 12 34 56 78' })
  app.store.dispatch(request)
  await settled(app)
  expect(app.notices).toEqual(['Saving...', "Modifié entre-temps par quelqu'un d'autre"])
  expect(employee(app, demoIds.member).position).toBe('Directrice')
  expect(app.state().operations[employeesFlow.operations.update(demoIds.member)]).toMatchObject({
    status: 'failed',
    conflict: { fields: ['position'], current: { position: 'Directrice' } },
  })
})

it('does not overwrite a change by another user even if the list was reloaded before the save', async () => {
  const app = await startProduct()
  const request = change(app, demoIds.member, 'Présidente')
  await changeElsewhere(app, { position: 'Directrice' })
  app.store.dispatch(users.actions.loadRequested())
  await vi.waitFor(() => expect(position(app, demoIds.member)).toBe('Directrice'))
  app.store.dispatch(request)
  await settled(app)
  expect(position(app, demoIds.member)).toBe('Directrice')
})

entityFlowSuite({
  list: users,
  flow: employeesFlow,
  start: startProduct,
  path: '/organisation/demo-organisation/users',
  create: create.payload,
  createPath: '/organisation/demo-organisation/users',
  isCreated: ({ email }) => email === values.email,
  id: demoIds.member,
  entityPath: `/user/${demoIds.member}`,
  update: (base) => {
    const { first_name, last_name, phone_number, mobile_number, skype } = base
    const { linkedIn, picture_id } = base
    const kept = {
      first_name,
      last_name,
      phone_number,
      mobile_number,
      skype,
      linkedIn,
      picture_id,
    }
    return { id: base.id, values: { ...kept, position: 'Présidente' }, base }
  },
  field: 'position',
  updateElsewhere: (client) =>
    client.call('updateUser', { path: { id: demoIds.member }, body: { position: 'Reine' } }),
  deletion: {
    request: { id: demoIds.member },
    elsewhere: (client) => client.call('deleteUser', { path: { id: demoIds.member } }),
    confirmation: 'deleted',
    meanwhile: employeesTexts.deletedMeanwhile,
  },
})
