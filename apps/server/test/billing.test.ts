import { describeBilling } from '@org/api/testing'
import { afterAll, expect, it } from 'vitest'
import { createStripePayments } from '../src/payments/stripe-payments.ts'
import { readSettings } from '../src/settings/settings.ts'
import { contractHost } from './contract-host.ts'
import { startStripeStandIn } from './stripe-stand-in.ts'

const stripe = await startStripeStandIn()
afterAll(() => stripe.close())

/** Creates the payments port, with Stripe's library connected to the stand-in. */
function payments() {
  const { stripe: settings } = readSettings(stripe.settings)
  if (!settings) throw new Error('Payments are off')
  return createStripePayments(settings)
}

/**
 * Runs the suite against the real server over HTTP, with Stripe settings that point to the
 * stand-in.
 */
describeBilling('Stripe’s library', contractHost({ settings: stripe.settings }), stripe)

it('creates one customer, with an idempotency key, and one subscription from simultaneous calls', async () => {
  const port = payments()
  const before = stripe.seen.length
  const organisation = { organisationId: 'org', name: 'Maison Lueur', email: 'a@lueur.example' }

  const [customer, again] = await Promise.all([
    port.createCustomer(organisation),
    port.createCustomer(organisation),
  ])
  const secret = await port.setupSecret(customer)
  const card = { last4: '4242', exp_month: 1, exp_year: 2031 }
  const method = await stripe.confirmCard(secret, card)
  await Promise.all([port.subscribe(customer, method), port.subscribe(customer, method)])

  const calls = stripe.seen.slice(before)
  const ofCall = (call: string) => calls.filter((one) => one.call === call)
  expect(again).toBe(customer)
  expect(new Set(ofCall('POST /v1/customers').map((one) => one.idempotencyKey))).toEqual(
    new Set(['customer-org']),
  )
  expect(ofCall('POST /v1/customers')[0]?.fields.get('metadata[organisation_id]')).toBe('org')
  const intent = ofCall('POST /v1/setup_intents')[0]?.fields
  expect(intent?.get('allowed_payment_method_types[0]')).toBe('card')
  expect((await port.invoices(customer)).length).toBe(1)
  expect((await port.state(customer)).card).toEqual(card)
})

it('keeps only the newest card', async () => {
  const port = payments()
  const customer = await port.createCustomer({ organisationId: 'two', name: 'B', email: 'b@b.fr' })
  for (const last4 of ['1111', '2222']) {
    const secret = await port.setupSecret(customer)
    const card = { last4, exp_month: 1, exp_year: 2031 }
    await port.subscribe(customer, await stripe.confirmCard(secret, card))
  }
  const detached = stripe.seen.filter(({ call }) => call.endsWith('/detach'))

  expect((await port.state(customer)).card?.last4).toBe('2222')
  expect(detached.length).toBeGreaterThan(0)
})

it('rejects an event with an old signature, a changed body or an invalid signature', async () => {
  const port = payments()
  const event = { id: 'evt_1', object: 'event', data: { object: { customer: 'cus_1' } } }
  const { body, signature } = stripe.sign(event)
  const old = stripe.sign(event, 600)

  await expect(port.readEvent(body, signature)).resolves.toEqual({
    id: 'evt_1',
    customerId: 'cus_1',
  })
  await expect(port.readEvent(body, old.signature)).rejects.toThrow('valid signature')
  await expect(port.readEvent(`${body} `, signature)).rejects.toThrow('valid signature')
  await expect(port.readEvent(body, 't=1,v1=00')).rejects.toThrow('valid signature')
})

it('does not treat a rejected key as an unreachable provider', async () => {
  const { stripe: settings } = readSettings({ ...stripe.settings, STRIPE_SECRET_KEY: 'sk_other' })
  if (!settings) throw new Error('Payments are off')

  const call = createStripePayments(settings).setupSecret('cus_1')

  await expect(call).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
})
