import type { PaymentRefusal } from '@org/api/client'
import type { StripeStandIn } from '@org/server/testing/stripe'
import type { BrowserContext } from 'playwright'

const scriptAddress = 'https://js.stripe.com/**'
const confirmAddress = 'https://api.stripe.com/v1/setup_intents/confirm'

/** The parts of Stripe's script that the page uses, with a text field instead of Stripe's frame. */
const script = `
  window.Stripe = (key) => {
    let input
    const unused = () => Promise.reject(new Error('not used'))
    return {
      elements: () => ({
        create: () => {
          input = document.createElement('input')
          input.setAttribute('aria-label', 'Numéro de carte')
          return {
            mount: (node) => node.append(input),
            destroy: () => input.remove(),
            on: () => undefined,
            off: () => undefined,
            update: () => undefined,
          }
        },
        getElement: () => input,
        update: () => undefined,
      }),
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      confirmCardSetup: async (secret, { payment_method: { card } }) => {
        const body = JSON.stringify({ key, secret, number: card.value })
        const answer = await fetch('${confirmAddress}', { method: 'POST', body })
        return answer.json()
      },
    }
  }
  window.Stripe.version = 'endive'
`

/** Reasons why Stripe's test cards are declined, by the last four digits of the card. */
const refusals: Readonly<Record<string, PaymentRefusal>> = {
  '0002': 'card_declined',
  '9995': 'insufficient_funds',
}

export interface StripeScript {
  /** Addresses requested from Stripe, in order. */
  requests: string[]
  /** Returns the publishable key that the page used last. */
  publishableKey: () => string | null
  setReachable(isReachable: boolean): void
}

/**
 * Handles the browser's requests to Stripe, and passes confirmed cards to the server's Stripe
 * stand-in.
 */
export async function answerStripeScript(
  context: BrowserContext,
  stripe: StripeStandIn,
): Promise<StripeScript> {
  const requests: string[] = []
  let isReachable = true
  let lastKey: string | null = null
  await context.route(scriptAddress, async (route) => {
    requests.push(route.request().url())
    if (!isReachable) return route.abort()
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await context.route(confirmAddress, async (route) => {
    requests.push(route.request().url())
    const { key, secret, number } = route.request().postDataJSON() as Record<string, string>
    lastKey = key ?? null
    const last4 = (number ?? '').slice(-4)
    const isComplete = number?.length === 16
    const refusal = refusals[last4]
    const card = { last4, exp_month: 8, exp_year: 2031, ...(refusal && { refusal }) }
    const body = isComplete
      ? { setupIntent: { payment_method: await stripe.confirmCard(secret ?? '', card) } }
      : { error: { message: 'Votre numéro de carte est incomplet.' } }
    await route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
  })
  return {
    requests,
    publishableKey: () => lastKey,
    setReachable(reachable) {
      isReachable = reachable
    },
  }
}
