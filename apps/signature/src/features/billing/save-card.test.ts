import { type PaymentRefusal, paymentRefusals } from '@org/api/client'
import { createTestApp, demoIds } from '@org/app-kit/testing'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { expect, it } from 'vitest'
import { saveCard } from './save-card.ts'

// An empty object is enough: only Stripe's own code reads the card field, and these tests replace
// that code.
const card = {} as StripeCardElement

async function started() {
  const app = await createTestApp({ api: { userId: demoIds.admin, hasPayments: true } })
  app.store.dispatch({ type: 'session/sessionRestored', payload: app.world.auth })
  const { client } = app.environment
  const { payments, requests } = app.world
  if (!payments) throw new Error('Payments are off')
  const confirming = (refusal?: PaymentRefusal): Pick<Stripe, 'confirmCardSetup'> => ({
    async confirmCardSetup(secret) {
      const typed = { last4: '4242', exp_month: 8, exp_year: 2031, ...(refusal && { refusal }) }
      const payment_method = await payments.confirmCard(secret, typed)
      return { setupIntent: { payment_method } } as Awaited<ReturnType<Stripe['confirmCardSetup']>>
    },
  })
  const calls = () => requests.map(({ method, path }) => `${method} ${path}`)
  return { client, calls, confirming }
}

it('requests a secret, confirms the card, then posts the payment method', async () => {
  const { client, calls, confirming } = await started()
  await saveCard({ client, stripe: confirming(), card, idempotencyKey: 'one' })
  expect(calls().slice(-2)).toEqual([
    'GET /api/payment-method/get-setup-intent-key',
    'POST /api/payment-method/update',
  ])
})

it('rejects with Stripe’s message about a wrong card, and does not save the card', async () => {
  const { client, calls } = await started()
  const error = { message: 'Le numéro de carte est incomplet.' }
  const stripe = { confirmCardSetup: async () => ({ error }) } as unknown as Stripe
  const saving = saveCard({ client, stripe, card, idempotencyKey: 'one' })
  await expect(saving).rejects.toThrow('Le numéro de carte est incomplet.')
  expect(calls()).not.toContain('POST /api/payment-method/update')
})

it('rejects with the reason in French if Stripe could not confirm the card', async () => {
  const { client } = await started()
  const error = {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  }
  const stripe = { confirmCardSetup: async () => ({ error }) } as unknown as Stripe
  const saving = saveCard({ client, stripe, card, idempotencyKey: 'one' })
  await expect(saving).rejects.toThrow(paymentRefusals.insufficient_funds)
})

it('rejects with the bank’s reason when the first payment is declined', async () => {
  const { client, confirming } = await started()
  const stripe = confirming('expired_card')
  const saving = saveCard({ client, stripe, card, idempotencyKey: 'one' })
  await expect(saving).rejects.toThrow(paymentRefusals.expired_card)
})
