import { type Client, paymentRefusalOf, paymentRefusals } from '@org/api/client'
import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js'
import { billingTexts } from './texts.ts'

export interface CardToSave {
  client: Pick<Client, 'call'>
  stripe: Pick<Stripe, 'confirmCardSetup'>
  /** The field that holds the card; its contents never reach this page. */
  card: StripeCardElement
  idempotencyKey: string
}

/**
 * Takes a card: the API gives a secret, with it Stripe confirms the card, and the API is told the
 * payment method (specification 1, section 7).
 *
 * @throws Error whose message can be shown: the API's, or Stripe's about the card.
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

/** The refusals that the API names too are said in its words, any other error of the card in Stripe's. */
function reasonOf(error: Partial<StripeError>): string {
  const refusal = paymentRefusalOf(error)
  return refusal ? paymentRefusals[refusal] : (error.message ?? billingTexts.cardRefused)
}
