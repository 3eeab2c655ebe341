/** Currencies whose smallest unit at Stripe is not a hundredth (docs.stripe.com/currencies). */
const decimals = new Map([
  ...'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3] as const),
])

/**
 * Formats an amount from Stripe in French: `49,00 €`.
 *
 * @param amount in the smallest unit of the currency
 * @param currency ISO 4217, in lower case
 */
export function money(amount: number, currency: string): string {
  const digits = decimals.get(currency) ?? 2
  return new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits)
}
