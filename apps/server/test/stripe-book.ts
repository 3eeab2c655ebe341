import type { PaymentRefusal } from '@org/api/contract'
import type { TypedCard } from '@org/api/memory'

interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'canceled'
  cancel_at: number | null
  items: { object: 'list'; data: { id: string }[] }
}

interface Customer {
  id: string
  defaultMethod: string | null
  invoices: object[]
}

interface Answer {
  status: number
  body: object
}

/** A fake of Stripe's customer data and responses. */
export interface StripeBook {
  /** @param call such as `POST /v1/customers` */
  answer(call: string, fields: URLSearchParams): Answer
  confirmCard(clientSecret: string, card: TypedCard): string
  /** Ends the customer's subscription, and returns the event that Stripe sends for it. */
  endSubscription(customerId: string): object
}

const amount = 4900
const currency = 'eur'
const monthSeconds = 30 * 24 * 3600
const now = () => Math.floor(Date.now() / 1000)
const ok = (body: object): Answer => ({ status: 200, body })
const list = (data: object[]) => ok({ object: 'list', has_more: false, data })
const refused = (status: number, error: object): Answer => ({ status, body: { error } })
const missing = refused(404, { type: 'invalid_request_error', code: 'resource_missing' })

/** Stripe's response when a first payment fails. */
function cardError(refusal: PaymentRefusal): object {
  const codes: Partial<Record<PaymentRefusal, object>> = {
    insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
    authentication_required: { code: 'subscription_payment_intent_requires_action' },
  }
  const message = 'Your card was declined.'
  return { type: 'card_error', message, ...(codes[refusal] ?? { code: refusal }) }
}

/** Splits `POST /v1/customers/cus_1` into the route `POST customers/:id` and the id. */
function routeOf(call: string): { route: string; id: string } {
  const [, verb = '', kind = '', id = '', rest = ''] =
    /^(\w+) \/v1\/(\w+)(?:\/(?!create_preview)(\w+))?(.*)$/.exec(call) ?? []
  return { route: `${verb} ${kind}${id && '/:id'}${rest}`, id }
}

export function createStripeBook(): StripeBook {
  const customers = new Map<string, Customer>()
  const methods = new Map<string, { customer: string | null; card: TypedCard }>()
  const subscriptions = new Map<string, Subscription>()
  let count = 0
  const newId = (kind: string) => `${kind}_${(count += 1)}`

  const method = (id: string) => {
    const found = methods.get(id)
    if (!found) return null
    const { last4, exp_month, exp_year } = found.card
    return {
      id,
      object: 'payment_method',
      customer: found.customer,
      card: { last4, exp_month, exp_year },
    }
  }
  const subscribe = (fields: URLSearchParams): Answer => {
    const customer = customers.get(fields.get('customer') ?? '')
    const card = methods.get(fields.get('default_payment_method') ?? '')?.card
    if (!customer || !card || fields.get('items[0][price]') !== 'price_month') return missing
    if (card.refusal) return refused(402, cardError(card.refusal))
    const id = newId('sub')
    const items: Subscription['items'] = { object: 'list', data: [{ id: newId('si') }] }
    const subscription: Subscription = {
      id,
      object: 'subscription',
      customer: customer.id,
      status: 'active',
      cancel_at: null,
      items,
    }
    subscriptions.set(id, subscription)
    const number = `PARAPHE-${String(customer.invoices.length + 1).padStart(4, '0')}`
    customer.invoices.unshift({
      id: newId('in'),
      object: 'invoice',
      number,
      created: now(),
      total: amount,
      currency,
      status: 'paid',
      hosted_invoice_url: `https://invoice.stripe.com/i/${number}`,
    })
    return ok(subscription)
  }
  const preview = (fields: URLSearchParams): Answer => {
    const subscription = subscriptions.get(fields.get('subscription') ?? '')
    if (!subscription) return missing
    if (subscription.cancel_at === null)
      return ok({ object: 'invoice', amount_due: amount, currency })
    const message = 'No upcoming invoices for customer'
    return refused(404, { type: 'invalid_request_error', code: 'invoice_upcoming_none', message })
  }
  const ofCustomer = (id: string, fields: URLSearchParams, isWrite: boolean): Answer => {
    const customer = customers.get(id)
    if (!customer) return missing
    const selected = fields.get('invoice_settings[default_payment_method]')
    if (isWrite && selected !== null) customer.defaultMethod = selected
    const isShown = fields.get('expand[0]') === 'invoice_settings.default_payment_method'
    const { defaultMethod } = customer
    const found = defaultMethod !== null && isShown ? method(defaultMethod) : defaultMethod
    return ok({ id, object: 'customer', invoice_settings: { default_payment_method: found } })
  }
  const detach = (id: string): Answer => {
    const found = methods.get(id)
    const owner = customers.get(found?.customer ?? '')
    if (!found || !owner) return missing
    found.customer = null
    if (owner.defaultMethod === id) owner.defaultMethod = null
    return ok(method(id) ?? {})
  }
  const changeSubscription = (id: string, fields: URLSearchParams): Answer => {
    const subscription = subscriptions.get(id)
    if (!subscription) return missing
    const isEnding = fields.get('cancel_at_period_end') === 'true'
    // Repeated cancellations do not move the end of the paid period.
    subscription.cancel_at = isEnding ? (subscription.cancel_at ?? now() + monthSeconds) : null
    return ok(subscription)
  }

  return {
    answer(call, fields) {
      const owner = fields.get('customer') ?? ''
      const { route, id } = routeOf(call)
      switch (route) {
        case 'POST customers': {
          const customer: Customer = { id: newId('cus'), defaultMethod: null, invoices: [] }
          customers.set(customer.id, customer)
          return ok({ id: customer.id, object: 'customer' })
        }
        case 'GET customers/:id':
        case 'POST customers/:id':
          return ofCustomer(id, fields, call.startsWith('POST'))
        case 'GET prices/:id':
          return ok({
            unit_amount: amount,
            currency,
            recurring: { interval: 'month', interval_count: 1 },
          })
        case 'POST setup_intents':
          return ok({ object: 'setup_intent', client_secret: `${newId('seti')}_secret_${owner}` })
        case 'GET payment_methods/:id':
          return methods.has(id) ? ok(method(id) ?? {}) : missing
        case 'GET payment_methods':
          return list(
            [...methods.keys()]
              .flatMap((key) => method(key) ?? [])
              .filter((one) => one.customer === owner),
          )
        case 'POST payment_methods/:id/detach':
          return detach(id)
        case 'GET subscriptions':
          return list(
            [...subscriptions.values()].filter(
              (one) => one.customer === owner && one.status !== 'canceled',
            ),
          )
        case 'POST subscriptions':
          return subscribe(fields)
        case 'POST subscriptions/:id':
          return changeSubscription(id, fields)
        case 'POST invoices/create_preview':
          return preview(fields)
        case 'GET invoices':
          return list(customers.get(owner)?.invoices ?? [])
        default:
          return refused(404, { type: 'invalid_request_error', message: `Unknown ${call}` })
      }
    },
    confirmCard(clientSecret, card) {
      const id = newId('pm')
      methods.set(id, { customer: clientSecret.replace(/^.*_secret_/, ''), card })
      return id
    },
    endSubscription(customerId) {
      const found = [...subscriptions.values()].find(({ customer }) => customer === customerId)
      if (!found) throw new Error(`${customerId} has no subscription`)
      found.status = 'canceled'
      const type = 'customer.subscription.deleted'
      return { id: newId('evt'), object: 'event', type, data: { object: found } }
    },
  }
}
