import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentsControls } from '@org/api/memory'
import { createStripeBook } from './stripe-book.ts'

/** A request from Stripe's library. */
export interface StripeRequest {
  /** Such as `POST /v1/customers`. */
  call: string
  fields: URLSearchParams
  idempotencyKey: string | null
}

export interface StripeStandIn extends PaymentsControls {
  /** Settings of a server that uses this stand-in instead of Stripe. */
  settings: Record<string, string>
  /** All requests in order, including repeated ones. */
  seen: StripeRequest[]
  /** Returns a webhook event as Stripe would have signed it `secondsAgo` seconds ago. */
  sign(event: object, secondsAgo?: number): { body: string; signature: string }
  close(): Promise<void>
}

const secretKey = 'sk_test_stand_in'
const webhookSecret = 'whsec_stand_in'

/**
 * Starts a stand-in on loopback for the parts of Stripe's HTTP interface that this server uses,
 * with one price of 49 euros a month. Stripe's own library calls it over HTTP.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const book = createStripeBook()
  const seen: StripeRequest[] = []
  const kept = new Map<string, { status: number; body: object }>()
  let isReachable = true
  const server = createServer((request, response) => {
    const reply = async () => {
      if (!isReachable) return void response.destroy()
      const requested = await read(request)
      seen.push(requested)
      const { idempotencyKey: key } = requested
      const isKnown = request.headers.authorization === `Bearer ${secretKey}`
      const answer = isKnown
        ? ((key === null ? undefined : kept.get(key)) ??
          book.answer(requested.call, requested.fields))
        : { status: 401, body: { error: { type: 'invalid_request_error', message: 'No key' } } }
      if (key !== null) kept.set(key, answer)
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    }
    reply().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sign = (event: object, secondsAgo = 0) => {
    const body = JSON.stringify(event)
    const time = Math.floor(Date.now() / 1000) - secondsAgo
    const hmac = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
    return { body, signature: `t=${time},v1=${hmac}` }
  }
  return {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: 'price_month',
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    seen,
    sign,
    confirmCard: async (clientSecret, card) => book.confirmCard(clientSecret, card),
    setReachable(reachable) {
      isReachable = reachable
    },
    endSubscription: (customerId) => sign(book.endSubscription(customerId)),
    signEvent: (id, customer) => sign({ id, object: 'event', data: { object: { customer } } }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<StripeRequest> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const key = request.headers['idempotency-key']
  return {
    call: `${request.method} ${pathname}`,
    fields: new URLSearchParams(Buffer.concat(parts).toString() || search),
    // Stripe's library adds its own key to every POST, for retries.
    idempotencyKey: typeof key === 'string' && !key.startsWith('stripe-node-retry') ? key : null,
  }
}
