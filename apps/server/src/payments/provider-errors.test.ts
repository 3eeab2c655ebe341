import { PaymentsUnreachable } from '@org/api'
import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { convertStripeErrors } from './provider-errors.ts'

const { StripeAPIError, StripeCardError } = Stripe.errors
const refusedBy = (error: unknown) => convertStripeErrors(Promise.reject(error))

it('reports the bank’s reason for declining a card', async () => {
  const card = { type: 'card_error' as const, message: 'Your card has insufficient funds.' }
  const known = { ...card, code: 'card_declined', decline_code: 'insufficient_funds' }
  const other = { ...card, code: 'currency_not_supported' }

  const reason = (raw: typeof known | typeof other) =>
    expect(refusedBy(new StripeCardError(raw))).rejects

  await reason(known).toMatchObject({ name: 'PaymentRefused', reason: 'insufficient_funds' })
  await reason(other).toMatchObject({ name: 'PaymentRefused', reason: null })
})

it('treats failures of Stripe itself as an unreachable provider', async () => {
  const failed = new StripeAPIError({ type: 'api_error', message: 'Sorry' })

  await expect(refusedBy(failed)).rejects.toBeInstanceOf(PaymentsUnreachable)
})
