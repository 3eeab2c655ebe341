import { expect, it } from 'vitest'
import { billingTexts } from './texts.ts'

it.each([
  [4900, 'month', 1, '49,00 € par mois'],
  [12050, 'month', 3, '120,50 € tous les 3 mois'],
  [500, 'week', 2, '5,00 € toutes les 2 semaines'],
  [49900, 'year', 1, '499,00 € par an'],
  [99900, 'year', 2, '999,00 € tous les 2 ans'],
] as const)(
  'formats %i cents per %s (interval count %i) as %s',
  (amount, interval, count, text) => {
    // Intl separates number and currency with no-break spaces.
    expect(billingTexts.price(amount, 'eur', interval, count).replaceAll(/\s/g, ' ')).toBe(text)
  },
)
