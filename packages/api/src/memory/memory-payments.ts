import type { PaymentRefusal } from '../contract/payment-refusals.ts'
import {
  PaymentEventRefused,
  PaymentRefused,
  PaymentsUnreachable,
  type PaymentCard,
  type PaymentEvent,
  type PaymentInvoice,
  type Payments,
} from '../ports/payments.ts'

/**
 * A card as its owner enters it. A card with a `refusal` can be confirmed, but its bank then
 * declines the payment.
 */
export interface TypedCard extends PaymentCard {
  refusal?: PaymentRefusal
}

/**
 * Actions that a test performs in place of the provider, the provider's script or the card's owner.
 */
export interface PaymentsControls {
  /** Confirms a card as the provider's script does, and returns the id of the payment method. */
  confirmCard(clientSecret: string, card: TypedCard): Promise<string>
  setReachable(isReachable: boolean): void
  /**
   * Ends the subscription on the provider's side, and returns the event that the provider sends.
   */
  endSubscription(customerId: string): { body: string; signature: string }
  /** Signs an event with any values in place of its ids. */
  signEvent(id: unknown, customerId: unknown): { body: string; signature: string }
}

/** A card provider that keeps everything in memory. */
export interface MemoryPayments extends Payments, PaymentsControls {}

interface Customer {
  card: PaymentCard | null
  subscription: { item_id: string; ends_at: number | null } | null
  invoices: PaymentInvoice[]
}

/** Price per month, in cents. */
const price = 4900
const currency = 'eur'
const monthSeconds = 30 * 24 * 3600
const signature = 'signed by the memory'

/**
 * Creates a card provider for mocks, stories and tests. It has a single monthly price, and at most
 * one card per customer.
 *
 * @param now seconds since 1970
 */
export function memoryPayments(now: () => number): MemoryPayments {
  const customers = new Map<string, Customer>()
  const confirmed = new Map<string, { customerId: string; card: TypedCard }>()
  let isReachable = true
  let count = 0
  const reach = () => {
    if (!isReachable) throw new PaymentsUnreachable('switched off')
  }
  const find = (id: string): Customer => {
    reach()
    const customer = customers.get(id)
    if (!customer) throw new Error(`No customer ${id}`)
    return customer
  }
  return {
    publishableKey: 'pk_test_memory',
    async createCustomer({ organisationId }) {
      reach()
      const id = `cus_${organisationId}`
      if (!customers.has(id)) customers.set(id, { card: null, subscription: null, invoices: [] })
      return id
    },
    async setupSecret(customerId) {
      find(customerId)
      count += 1
      return `seti_${count}_secret_${customerId}`
    },
    async subscribe(customerId, paymentMethod) {
      const customer = find(customerId)
      const method = confirmed.get(paymentMethod)
      if (method?.customerId !== customerId) throw new PaymentRefused(null)
      const { refusal, ...card } = method.card
      if (refusal) throw new PaymentRefused(refusal)
      customer.card = card
      if (!customer.subscription) customer.invoices.unshift(paidInvoice(customer, now()))
      const item_id = customer.subscription?.item_id ?? `si_${customerId}`
      customer.subscription = { item_id, ends_at: null }
    },
    async forgetCards(customerId) {
      const customer = find(customerId)
      customer.card = null
      if (customer.subscription) customer.subscription.ends_at = now() + monthSeconds
    },
    async state(customerId) {
      const { card, subscription } = find(customerId)
      const next =
        subscription?.ends_at === null
          ? { amount_due: price, currency }
          : { amount_due: null, currency: null }
      return structuredClone({ card, subscription, ...next })
    },
    plan: async () => {
      reach()
      return { amount: price, currency, interval: 'month', interval_count: 1 }
    },
    invoices: async (customerId) => [...find(customerId).invoices],
    async readEvent(body, sent) {
      if (sent !== signature) throw new PaymentEventRefused('another signature')
      return JSON.parse(body) as PaymentEvent
    },
    async confirmCard(clientSecret, card) {
      count += 1
      const id = `pm_${count}`
      confirmed.set(id, { customerId: clientSecret.replace(/^.*_secret_/, ''), card })
      return id
    },
    setReachable(reachable) {
      isReachable = reachable
    },
    endSubscription(customerId) {
      find(customerId).subscription = null
      count += 1
      return { body: JSON.stringify({ id: `evt_${count}`, customerId }), signature }
    },
    signEvent: (id, customerId) => ({ body: JSON.stringify({ id, customerId }), signature }),
  }
}

function paidInvoice({ invoices }: Customer, created_at: number): PaymentInvoice {
  const number = `PARAPHE-${String(invoices.length + 1).padStart(4, '0')}`
  const url = `https://invoice.stripe.com/i/${number}`
  return { id: `in_${number}`, number, created_at, amount: price, currency, status: 'paid', url }
}
