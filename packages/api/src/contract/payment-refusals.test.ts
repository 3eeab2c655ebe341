import { expect, it } from 'vitest'
import { paymentRefusalOf } from './payment-refusals.ts'

it.each([
  [{ code: 'expired_card' }, 'expired_card'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'card_declined'],
  [{ code: 'invalid_cvc' }, 'incorrect_cvc'],
  [{ code: 'subscription_payment_intent_requires_action' }, 'authentication_required'],
  [{ code: 'setup_intent_authentication_failure' }, 'authentication_required'],
  [{ code: 'toString' }, null],
  [{}, null],
])('maps %o to %s', (error, refusal) => {
  expect(paymentRefusalOf(error)).toBe(refusal)
})
