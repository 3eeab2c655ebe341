import type { PaymentRefusal } from '@org/api/client'
import type { StoryWorld } from '@org/app-kit/testing'
import type { StripeConstructor } from '@stripe/stripe-js'

/** Confirms the typed card as Stripe does, and resolves to Stripe's response. */
type Confirm = (clientSecret: string, number: string) => Promise<object>

// All stories share one page, and the library loads Stripe only once per page. The fake script
// therefore reads this variable on each call.
let confirm: Confirm | null = null

/** Creates a card field that works like Stripe's, but without an iframe. */
function cardElement() {
  const input = document.createElement('input')
  input.setAttribute('aria-label', 'Numéro de carte')
  input.placeholder = '1234 1234 1234 1234'
  input.style.cssText = 'width:100%;padding:0;border:0;background:none;color:inherit;font-size:16px'
  return {
    number: () => input.value.replaceAll(' ', ''),
    mount: (node: HTMLElement) => node.append(input),
    destroy: () => input.remove(),
    on: () => undefined,
    off: () => undefined,
    update: () => undefined,
  }
}

function fakeStripe() {
  if (confirm === null) throw new Error('Stripe is out of reach')
  let element: ReturnType<typeof cardElement> | null = null
  const unused = () => Promise.reject(new Error('Not used here'))
  return {
    elements: () => ({
      create: () => (element = cardElement()),
      getElement: () => element,
      update: () => undefined,
    }),
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    confirmCardSetup: (secret: string) => confirm?.(secret, element?.number() ?? ''),
  }
}

function install(): void {
  // Cast, since the fake implements only the part of Stripe's script that the page uses.
  const script = Object.assign(fakeStripe, { version: 'endive' }) as unknown as StripeConstructor
  window.Stripe = script
}

/** Stripe's test card numbers that a bank declines, each with the reason. */
const refusals: Readonly<Record<string, PaymentRefusal>> = {
  '4000000000000002': 'card_declined',
  '4000000000000069': 'expired_card',
}

/** Installs the fake Stripe script, which confirms cards with the story's payment provider. */
export function mockStripe({ payments }: StoryWorld): void {
  install()
  confirm = async (secret, number) => {
    if (number.length < 16) return { error: { message: 'Votre numéro de carte est incomplet.' } }
    const refusal = refusals[number]
    const card = {
      last4: number.slice(-4),
      exp_month: 8,
      exp_year: 2031,
      ...(refusal && { refusal }),
    }
    return { setupIntent: { payment_method: await payments?.confirmCard(secret, card) } }
  }
}

/** Installs a fake Stripe script that throws when it is called, so the page cannot load Stripe. */
export function blockStripe(): void {
  install()
  confirm = null
}

/** Starts the subscription by saving a card, with the same requests as the page. */
export async function subscribe(world: StoryWorld): Promise<void> {
  const headers = { 'X-access-token': world.auth?.access_token ?? '' }
  const call = async (path: string, init: RequestInit) => {
    const url = `${location.origin}/api/payment-method/${path}`
    const answer = await world.fetch(new Request(url, { headers, ...init }))
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { client_secret } = (await call('get-setup-intent-key', {})) as { client_secret: string }
  const card = { last4: '4242', exp_month: 8, exp_year: 2031 }
  const payment_method = await world.payments?.confirmCard(client_secret, card)
  await call('update', { method: 'POST', body: JSON.stringify({ payment_method }) })
}
