import { recordIn } from '../audit/record-act.ts'
import { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import { PaymentEventRefused, type PaymentEvent } from '../ports/payments.ts'
import { jsonBytes, readBytes } from '../call/read-body.ts'
import { errorResponse, jsonResponse, visibleError } from '../call/respond.ts'
import type { PaymentState } from '../ports/payments.ts'
import { paymentsOf } from './billing-of.ts'
import { refreshBilling } from './refresh-billing.ts'

/** The header with the provider's signature. */
const signatureHeader = 'stripe-signature'

/**
 * Handles an event from the provider. This call is not in the contract, because no client makes it.
 * Instead of an access token, it requires the provider's signature. After an error response, the
 * provider sends the event again.
 */
export async function receiveEvent(adapters: Adapters, request: Request): Promise<Response> {
  try {
    const bytes = await readBytes(request, jsonBytes)
    const signature = request.headers.get(signatureHeader) ?? ''
    // The signature covers the exact bytes, so the body must not be parsed first.
    const event = await paymentsOf(adapters).readEvent(new TextDecoder().decode(bytes), signature)
    await takeEvent(adapters, event)
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
async function takeEvent(adapters: Adapters, { id, customerId }: PaymentEvent): Promise<void> {
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
