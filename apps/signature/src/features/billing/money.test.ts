import { expect, it } from 'vitest'
import { money } from './money.ts'

it.each([
  [4900, 'eur', '49,00 €'],
  [4900, 'usd', '49,00 $US'],
  [4900, 'chf', '49,00 CHF'],
  [4900, 'jpy', '4 900 JPY'],
  [4900, 'isk', '49,00 ISK'],
  [4900, 'tnd', '4,900 TND'],
])('formats %i %s as %s', (amount, currency, text) => {
  // Intl separates number and currency with no-break spaces.
  expect(money(amount, currency).replaceAll(/\s/g, ' ')).toBe(text)
})
