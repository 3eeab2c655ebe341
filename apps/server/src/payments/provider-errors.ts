import { PaymentRefused, PaymentsUnreachable } from '@org/api'
import { paymentRefusalOf } from '@org/api/contract'
import { Stripe } from 'stripe'

/** Awaits a Stripe call and converts its errors to those of the `Payments` port. */
export async function convertStripeErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw knownError(error) ?? error
  }
}

/** Stripe's error code, such as `resource_missing`; null when there is none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeError ? (error.code ?? null) : null
}

function knownError(error: unknown): Error | null {
  const { errors } = Stripe
  if (error instanceof errors.StripeCardError) {
    return new PaymentRefused(paymentRefusalOf(error), { cause: error })
  }
  const isPassing =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  return isPassing ? new PaymentsUnreachable(error) : null
}
