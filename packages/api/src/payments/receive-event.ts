import * as z from 'zod'
import { recordIn } from '../audit/record-act.ts'
import { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import { checkValue } from '../contract/check-value.ts'
import { validationError } from '../contract/validation.ts'
import type { Adapters } from '../ports/adapters.ts'
import { PaymentEventRefused } from '../ports/payments.ts'
import { bodyBytes } from '../call/read-body.ts'
import { receiveBody } from '../call/receive-body.ts'
import { errorResponse, jsonResponse, visibleError } from '../call/respond.ts'
import type { PaymentState } from '../ports/payments.ts'
import type { Program } from '../program/program.ts'
import { paymentsOf } from './billing-of.ts'
import { refreshBilling } from './refresh-billing.ts'

/** The header with the provider's signature. */
const signatureHeader = 'stripe-signature'

/** An id of Stripe, which documents no format but at most 255 characters. */
const providerId = z.string().min(1).max(255)
const eventSchema = z.object({ id: providerId, customerId: providerId.nullable().default(null) })

/**
 * Handles an event from the provider. This call is not in the contract, because no client makes it.
 * Instead of an access token, it requires the provider's signature. After an error response, the
 * provider sends the event again.
 *
 * @param client address of the sender
 */
export async function receiveEvent(
  { adapters, bodies }: Pick<Program, 'adapters' | 'bodies'>,
  request: Request,
  client: string,
): Promise<Response> {
  try {
    const payments = paymentsOf(adapters)
    const sender = { userId: null, client }
    const bytes = await receiveBody(bodies, request, sender, bodyBytes.paymentEvent)
    const signature = request.headers.get(signatureHeader) ?? ''
    // The signature covers the exact bytes, so the body must not be parsed first.
    const event = await payments.readEvent(new TextDecoder().decode(bytes), signature)
    const checked = checkValue(eventSchema, event)
    if ('errors' in checked) throw validationError(checked.errors)
    await takeEvent(adapters, checked.data)
    return jsonResponse(JSON.stringify({ received: true }))
  } catch (error) {
    if (error instanceof PaymentEventRefused) {
      return errorResponse(apiError('VALIDATION', { message: error.message }))
    }
    if (!(error instanceof ApiError)) {
      const stack = error instanceof Error ? error.stack : String(error)
      adapters.log.write('error', 'payment event failed', { stack })
    }
    return errorResponse(visibleError(error))
  }
}

/**
 * Fetches the customer's current state for each new event, so that the order of the events does not
 * matter, nor anything in them but the customer. Repeated events are ignored.
 */
async function takeEvent(
  adapters: Adapters,
  { id, customerId }: z.infer<typeof eventSchema>,
): Promise<void> {
  const { repositories, clock, log } = adapters
  if (await repositories.paymentEvents.isNoted(id)) return
  const organisationId =
    customerId === null ? null : await repositories.paymentEvents.organisationOf(customerId)
  if (organisationId !== null) {
    const provider = { user: null, client: '' }
    const changed = { action: 'subscription_changed' } as const
    await refreshBilling(
      adapters,
      paymentsOf(adapters),
      organisationId,
      async (inside, ...states) => {
        if (isOtherSubscription(...states)) {
          await recordIn(adapters, inside, organisationId, provider, changed)
        }
      },
    )
  }
  await repositories.paymentEvents.note(id, clock.now())
  log.write('info', 'payment event', { isKnownCustomer: organisationId !== null })
}

/** True when a subscription began or ended, or its end date changed. */
function isOtherSubscription(
  { subscription: former }: PaymentState,
  { subscription: next }: PaymentState,
): boolean {
  return former?.item_id !== next?.item_id || former?.ends_at !== next?.ends_at
}
