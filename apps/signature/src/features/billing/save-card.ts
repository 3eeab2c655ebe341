import { type Client, paymentRefusalOf, paymentRefusals } from '@org/api/client'
import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js'
import { billingTexts } from './texts.ts'

export interface CardToSave {
  client: Pick<Client, 'call'>
  stripe: Pick<Stripe, 'confirmCardSetup'>
  /** The field with the card; its contents never reach this page. */
  card: StripeCardElement
  idempotencyKey: string
}

/**
 * Saves a card: requests a secret from the API, uses the secret to confirm the card at Stripe, and
 * posts the payment method to the API (specification 1, section 7).
 *
 * @throws Error with a message to display. It comes from the API or from Stripe.
 */
export async function saveCard({ client, stripe, card, idempotencyKey }: CardToSave) {
  const { client_secret } = await client.call('getSetupIntentKey')
  const { setupIntent, error } = await stripe.confirmCardSetup(client_secret, {
    payment_method: { card },
  })
  const method = setupIntent?.payment_method
  const payment_method = typeof method === 'string' ? method : method?.id
  if (payment_method === undefined) throw new Error(reasonOf(error ?? {}))
  await client.call('updatePaymentMethod', { body: { payment_method } }, { idempotencyKey })
}

/**
 * Returns the API's text for Stripe errors that the API also knows, and Stripe's own text for all
 * others.
 */
function reasonOf(error: Partial<StripeError>): string {
  const refusal = paymentRefusalOf(error)
  return refusal ? paymentRefusals[refusal] : (error.message ?? billingTexts.cardRefused)
}
