import 'fake-indexeddb/auto'
import { sessionEnded } from '@org/app-kit'
import { demoIds, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import {
  administratorsClosed,
  administratorsOpened,
  inviteOperation,
  inviteRequested,
  revokeRequested,
  sendAgainRequested,
  withdrawRequested,
} from './administrators-saga.ts'

const invitationsPath = '/api/organisation/demo-organisation/invitations'
const values = { email: 'nadia@ailleurs.example', role: 'admin' as const }
const here = ({ state }: TestProduct) => state().administrators

/** Starts the product with the card open and its lists loaded. */
async function opened(options: Parameters<typeof startProduct>[0] = {}) {
  const app = await startProduct(options)
  app.store.dispatch(administratorsOpened())
  await vi.waitFor(() => expect(here(app).loaded).toBe(true))
  return app
}

/** Invites a person, and waits for the invitation. */
async function invited(app: TestProduct) {
  app.store.dispatch(inviteRequested({ values, idempotencyKey: 'k1' }))
  return vi.waitFor(() => {
    const [invitation] = here(app).invitations
    if (!invitation) throw new Error('not yet')
    return invitation
  })
}

const administrator = (app: TestProduct, id: string) => {
  const person = here(app).people.find((one) => one.id === id)
  if (!person) throw new Error('No such administrator')
  return person
}

it('loads administrators and invitations when the card opens', async () => {
  const app = await opened()

  expect(here(app).people.map(({ id }) => id)).toEqual([demoIds.teamAdmin, demoIds.admin])
  expect(here(app).invitations).toEqual([])
  app.store.dispatch(administratorsClosed())
})

it('says why the lists could not be loaded', async () => {
  const app = await startProduct({ intercept: refusing('GET', '/invitations') })
  app.store.dispatch(administratorsOpened())
  await vi.waitFor(() => expect(here(app).error).toBe('Refusé'))
  expect(here(app).loaded).toBe(false)
})

it('invites once on a double click, and polls until the mail is sent', async () => {
  const app = await opened()
  app.store.dispatch(inviteRequested({ values, idempotencyKey: 'k1' }))

  await invited(app)

  expect(app.mutations()).toEqual([`POST ${invitationsPath}`])
  await vi.waitFor(
    () => expect(here(app).invitations).toMatchObject([{ ...values, mail_status: 'sent' }]),
    5000,
  )
  expect(app.notices).toContain('Invitation envoyée')
})

it('stores why an invitation was rejected, for the dialog', async () => {
  const app = await opened({ intercept: refusing('POST', '/invitations') })
  app.store.dispatch(inviteRequested({ values, idempotencyKey: 'k1' }))
  await vi.waitFor(() =>
    expect(app.state().operations[inviteOperation]).toMatchObject({
      status: 'failed',
      message: 'Refusé',
    }),
  )
  expect(here(app).invitations).toEqual([])
})

it('resends an invitation only once on a double click', async () => {
  const app = await opened()
  const { id } = await invited(app)
  app.store.dispatch(sendAgainRequested(id))
  app.store.dispatch(sendAgainRequested(id))
  await vi.waitFor(() => expect(app.notices).toContain('Invitation renvoyée'))
  expect(app.mutations()).toEqual([`POST ${invitationsPath}`, `POST /api/invitation/${id}/send`])
})

it('removes a revoked invitation immediately, and restores it when revoking fails', async () => {
  let isRefused = true
  const refuse = refusing('DELETE', '')
  const app = await opened({ intercept: (request) => (isRefused ? refuse(request) : undefined) })
  const { id } = await invited(app)
  app.store.dispatch(revokeRequested(id))
  expect(here(app).invitations).toEqual([])
  await vi.waitFor(() => expect(here(app).invitations).toHaveLength(1))
  expect(app.notices).toContain('Refusé')

  isRefused = false
  app.store.dispatch(revokeRequested(id))
  await vi.waitFor(() => expect(app.notices).toContain('Invitation annulée'))
  expect(here(app).invitations).toEqual([])
})

it('withdraws rights, and updates the list of employees', async () => {
  const app = await opened()
  app.store.dispatch(withdrawRequested(administrator(app, demoIds.teamAdmin)))
  expect(here(app).people.map(({ id }) => id)).toEqual([demoIds.admin])
  await vi.waitFor(() => expect(app.notices).toContain('Droits retirés'))
  const employee = app.state().users.data.find(({ id }) => id === demoIds.teamAdmin)
  expect(employee?.role).toBe('member')
  expect(app.state().session.user?.role).toBe('admin')
})

it('restores a person whose rights could not be withdrawn, and says why', async () => {
  const app = await opened()
  app.store.dispatch(withdrawRequested(administrator(app, demoIds.admin)))
  expect(here(app).people).toHaveLength(1)
  await vi.waitFor(() => expect(here(app).people).toHaveLength(2))
  expect(app.notices).toContain('La société doit garder au moins un administrateur')
})

it('turns the current user into an employee when their own rights are withdrawn', async () => {
  const app = await opened()
  const { users } = app.world.adapters.repositories.within({
    organisationId: demoIds.organisation,
  })
  await users.mark(demoIds.teamAdmin, { role: 'admin' })
  app.store.dispatch(withdrawRequested(administrator(app, demoIds.admin)))
  await vi.waitFor(() => expect(app.state().session.user?.role).toBe('member'))
})

it('clears the lists when the user leaves the account', async () => {
  const app = await opened()
  app.store.dispatch(sessionEnded('logout'))
  expect(here(app)).toMatchObject({ loaded: false, people: [] })
})
