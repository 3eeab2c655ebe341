/** Stripe's reasons for declining a card, with the message for its owner. */
export const paymentRefusals = {
  card_declined: 'La banque a refusé la carte. Essayez-en une autre, ou demandez à la banque.',
  expired_card: 'La carte a expiré. Essayez-en une autre.',
  insufficient_funds: 'Le solde de la carte ne suffit pas. Essayez-en une autre.',
  incorrect_cvc: 'Le code de sécurité de la carte est faux. Vérifiez-le et réessayez.',
  processing_error: 'La carte n’a pas pu être traitée. Réessayez dans un instant.',
  authentication_required:
    'La banque demande que ce paiement soit confirmé, ce qui n’a pas eu lieu. Réessayez, ou prenez une autre carte.',
} as const

export type PaymentRefusal = keyof typeof paymentRefusals

/** Other Stripe codes that mean the same as one of these reasons. */
const synonyms: Readonly<Record<string, PaymentRefusal>> = {
  invalid_cvc: 'incorrect_cvc',
  payment_intent_authentication_failure: 'authentication_required',
  setup_intent_authentication_failure: 'authentication_required',
  subscription_payment_intent_requires_action: 'authentication_required',
}

/**
 * Maps a Stripe error to a refusal; null for other errors. The bank's reason (`decline_code`) takes
 * precedence. If it is present, `code` only says that the bank declined the card.
 */
export function paymentRefusalOf(error: {
  code?: string | undefined
  decline_code?: string | undefined
}): PaymentRefusal | null {
  const names = [error.decline_code, error.code].map((name = '') => synonyms[name] ?? name)
  return names.find(isRefusal) ?? null
}

const isRefusal = (name: string): name is PaymentRefusal => Object.hasOwn(paymentRefusals, name)
