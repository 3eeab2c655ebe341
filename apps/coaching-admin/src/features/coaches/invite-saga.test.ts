import { logoutRequested } from '@org/app-kit'
import { refusing, slow, type TestAppOptions } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct } from '#app/testing/test-product.ts'
import { inviteFeature } from './feature.ts'
import { inviteOperation, inviteRequested } from './invite-saga.ts'
import { coachesTexts } from './texts.ts'

const path = '/coaching/coach-invitations'
const invitation = inviteRequested({
  values: { email: 'zoe.petit@studio.example', isAdmin: false },
  idempotencyKey: 'key-zoe-petit-0000000000',
})

async function start(options?: TestAppOptions) {
  const app = await startProduct(inviteFeature, options)
  const outcome = () => app.store.getState().operations[inviteOperation]
  const sent = () => app.world.requests.filter(({ method }) => method === 'POST')
  return { ...app, outcome, sent }
}

it('sends only one invitation on a double submit, with the idempotency key', async () => {
  const app = await start()
  app.store.dispatch(invitation)
  app.store.dispatch(invitation)
  await vi.waitFor(() => expect(app.outcome()).toMatchObject({ status: 'succeeded' }))
  expect(app.sent().map((request) => [request.path, request.idempotencyKey])).toEqual([
    [`/api${path}`, invitation.payload.idempotencyKey],
  ])
  expect(app.notices).toEqual([coachesTexts.sending.saving, coachesTexts.sending.saved])
})

it('stores the error message of a rejected invitation, which can then be sent again', async () => {
  let isRefused = true
  const refuse = refusing('POST', path)
  const app = await start({ intercept: (request) => (isRefused ? refuse(request) : undefined) })
  app.store.dispatch(invitation)
  await vi.waitFor(() =>
    expect(app.outcome()).toMatchObject({ status: 'failed', message: 'Refusé' }),
  )
  isRefused = false
  app.store.dispatch(invitation)
  await vi.waitFor(() => expect(app.outcome()).toMatchObject({ status: 'succeeded' }))
})

it('rejects an email that already belongs to a coach', async () => {
  const app = await start()
  const values = { email: 'bastien.lefort@studio.example', isAdmin: false }
  app.store.dispatch(inviteRequested({ ...invitation.payload, values }))
  await vi.waitFor(() => expect(app.outcome()).toMatchObject({ status: 'failed' }))
})

it('shows no confirmation if the user logs out before the response', async () => {
  const app = await start({ intercept: slow('POST', path) })
  app.store.dispatch(invitation)
  app.store.dispatch(logoutRequested())
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(app.notices).not.toContain(coachesTexts.sending.saved)
})
