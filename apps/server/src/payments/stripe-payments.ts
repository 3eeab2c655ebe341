import {
  PaymentEventRefused,
  PaymentRefused,
  type PaymentInvoice,
  type Payments,
  type PaymentState,
} from '@org/api'
import { Stripe } from 'stripe'
import type { StripeSettings } from '../settings/setting-types.ts'
import { convertStripeErrors, codeOf } from './provider-errors.ts'

/** Timeout of a request to Stripe in milliseconds. The request is then retried once. */
const timeoutMilliseconds = 10_000

/**
 * States of a running subscription: paid, in a trial, or with a payment that Stripe is still trying
 * to collect.
 */
const runningStates: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

const intervals = ['day', 'week', 'month', 'year'] as const

/** States of the invoices to show. A draft is omitted: it may still change, and is not due. */
const shownStates = ['open', 'paid', 'uncollectible', 'void'] as const

/** Manages cards and one subscription per organisation with Stripe's library. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiBase),
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    publishableKey: settings.publishableKey,

    async createCustomer({ organisationId, name, email }) {
      const metadata = { organisation_id: organisationId }
      const idempotencyKey = `customer-${organisationId}`
      const customer = await convertStripeErrors(
        stripe.customers.create({ name, email, metadata }, { idempotencyKey }),
      )
      return customer.id
    },

    async setupSecret(customer) {
      const { client_secret } = await convertStripeErrors(
        stripe.setupIntents.create({
          customer,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
        }),
      )
      if (client_secret === null)
        throw new Error('Stripe returned a setup intent without its secret')
      return client_secret
    },

    async subscribe(customer, paymentMethod) {
      await checkOwner(stripe, customer, paymentMethod)
      // Pay before saving the card, so that a declined card changes nothing.
      await payBy(stripe, settings.priceId, customer, paymentMethod)
      const invoice_settings = { default_payment_method: paymentMethod }
      await convertStripeErrors(stripe.customers.update(customer, { invoice_settings }))
      await detachCards(stripe, customer, paymentMethod)
    },

    async forgetCards(customer) {
      const running = await runningSubscription(stripe, customer)
      if (running) {
        await convertStripeErrors(
          stripe.subscriptions.update(running.id, { cancel_at_period_end: true }),
        )
      }
      await detachCards(stripe, customer, null)
    },

    async state(customer) {
      const subscription = await runningSubscription(stripe, customer)
      const item = subscription?.items.data[0]
      return {
        card: await savedCard(stripe, customer),
        subscription: item ? { item_id: item.id, ends_at: subscription.cancel_at } : null,
        ...(subscription ? await nextInvoice(stripe, subscription.id) : noInvoice),
      }
    },

    async plan() {
      const { unit_amount, currency, recurring } = await convertStripeErrors(
        stripe.prices.retrieve(settings.priceId),
      )
      const interval = intervals.find((one) => one === recurring?.interval)
      if (!recurring || !interval)
        throw new Error('STRIPE_PRICE_ID is not the price of a subscription')
      return { amount: unit_amount, currency, interval, interval_count: recurring.interval_count }
    },

    async invoices(customer) {
      const { data } = await convertStripeErrors(stripe.invoices.list({ customer, limit: 100 }))
      return data.flatMap((invoice) => invoiceOf(invoice) ?? [])
    },

    async readEvent(body, signature) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          settings.webhookSecret,
        )
        return { id: event.id, customerId: customerOf(event.data.object) }
      } catch (error) {
        throw new PaymentEventRefused(error)
      }
    },
  }
}

function addressOf(
  apiBase: string | null,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {}
  const { hostname: host, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}

/**
 * Rejects a card that does not belong to the customer. The card's id comes from a browser, so it
 * may be any id.
 */
async function checkOwner(stripe: Stripe, customer: string, paymentMethod: string): Promise<void> {
  const found = await convertStripeErrors(stripe.paymentMethods.retrieve(paymentMethod)).catch(
    (error: unknown) => {
      if (codeOf(error) === 'resource_missing') return null
      throw error
    },
  )
  if (found?.customer !== customer) throw new PaymentRefused(null)
}

/** Starts the subscription, or charges the running one to this card from now on. */
async function payBy(
  stripe: Stripe,
  price: string,
  customer: string,
  default_payment_method: string,
): Promise<void> {
  const running = await runningSubscription(stripe, customer)
  if (running) {
    const changes = { default_payment_method, cancel_at_period_end: false }
    await convertStripeErrors(stripe.subscriptions.update(running.id, changes))
    return
  }
  await convertStripeErrors(
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        default_payment_method,
        payment_behavior: 'error_if_incomplete',
      },
      // Prevents a second click with the same card from starting a second subscription.
      { idempotencyKey: `subscription-${customer}-${default_payment_method}` },
    ),
  )
}

async function runningSubscription(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription | null> {
  const { data } = await convertStripeErrors(stripe.subscriptions.list({ customer, limit: 100 }))
  return data.find(({ status }) => runningStates.has(status)) ?? null
}

async function detachCards(stripe: Stripe, customer: string, kept: string | null): Promise<void> {
  const { data } = await convertStripeErrors(
    stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
  )
  for (const { id } of data)
    if (id !== kept) await convertStripeErrors(stripe.paymentMethods.detach(id))
}

async function savedCard(stripe: Stripe, id: string): Promise<PaymentState['card']> {
  const expand = ['invoice_settings.default_payment_method']
  const customer = await convertStripeErrors(stripe.customers.retrieve(id, { expand }))
  if (customer.deleted) return null
  const method = customer.invoice_settings.default_payment_method
  if (method === null || typeof method === 'string' || !method.card) return null
  const { last4, exp_month, exp_year } = method.card
  return { last4, exp_month, exp_year }
}

type NextInvoice = Pick<PaymentState, 'amount_due' | 'currency'>

const noInvoice: NextInvoice = { amount_due: null, currency: null }

async function nextInvoice(stripe: Stripe, subscription: string): Promise<NextInvoice> {
  const preview = await convertStripeErrors(stripe.invoices.createPreview({ subscription })).catch(
    (error: unknown) => {
      // Stripe returns this code when the subscription ends before the next invoice.
      if (codeOf(error) === 'invoice_upcoming_none') return null
      throw error
    },
  )
  return preview ? { amount_due: preview.amount_due, currency: preview.currency } : noInvoice
}

function invoiceOf(invoice: Stripe.Invoice): PaymentInvoice | null {
  const { id, number, created, total, currency, hosted_invoice_url: url = null } = invoice
  const status = shownStates.find((state) => state === invoice.status)
  if (status === undefined) return null
  return { id, number, created_at: created, amount: total, currency, status, url }
}

/**
 * Returns the customer that an event is about: the event's object itself, or the object's owner.
 */
function customerOf(object: object): unknown {
  if ('object' in object && object.object === 'customer' && 'id' in object) return object.id
  return 'customer' in object ? object.customer : null
}
