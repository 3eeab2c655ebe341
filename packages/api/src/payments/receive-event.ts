import { recordIn } from '../audit/record-act.ts'
import { ApiError, apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import { PaymentEventRefused, type PaymentEvent } from '../ports/payments.ts'
import { readBytes } from '../call/read-body.ts'
import { errorResponse, jsonResponse, visibleError } from '../call/respond.ts'
import type { PaymentState } from '../ports/payments.ts'
import { paymentsOf } from './billing-of.ts'
import { refreshBilling } from './refresh-billing.ts'

/** Where the provider puts its signature. */
const signatureHeader = 'stripe-signature'

/**
 * Takes what the provider tells. No client calls this, so it stands beside the contract; the
 * signature takes the token's place. A failure is answered as one, and the provider sends again.
 */
export async function receiveEvent(adapters: Adapters, request: Request): Promise<Response> {
  try {
    const bytes = await readBytes(request, false)
    const signature = request.headers.get(signatureHeader) ?? ''
    // The signature is over the very bytes, which is why nothing reads them before.
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
 * Whatever happened, the state is asked for anew: so neither the order of events matters nor what
 * they hold. One that came before asks for nothing.
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

/** True when a subscription has begun, has ended, or will end at another time. */
function isOtherSubscription(
  { subscription: former }: PaymentState,
  { subscription: next }: PaymentState,
): boolean {
  return former?.item_id !== next?.item_id || former?.ends_at !== next?.ends_at
}
