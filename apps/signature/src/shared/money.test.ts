import { expect, it } from 'vitest'
import { money } from './money.ts'

it.each([
  [4900, 'eur', '49,00 €'],
  [4900, 'usd', '49,00 $US'],
  [4900, 'chf', '49,00 CHF'],
  [4900, 'jpy', '4 900 JPY'],
  [4900, 'isk', '49,00 ISK'],
  [4900, 'tnd', '4,900 TND'],
])('writes %i %s as %s', (amount, currency, text) => {
  // Intl puts no-break spaces of its own between number and sign.
  expect(money(amount, currency).replaceAll(/\s/g, ' ')).toBe(text)
})
