import { expect, it } from 'vitest'
import { tableLabels } from '../table.labels.ts'
import { cellText } from './cell-text.ts'

it('formats values in the page’s language', () => {
  const french = (value: Parameters<typeof cellText>[0]) =>
    cellText(value, { ...tableLabels.fr, locale: 'fr-FR' })
  expect(french(1234.5).replace(/\s/g, ' ')).toBe('1 234,5')
  expect(french(new Date(2026, 10, 21))).toBe('21/11/2026')
  expect(french(true)).toBe('Oui')
  expect(french(null)).toBe('')
  expect(cellText(false, { ...tableLabels.en, locale: 'en-GB' })).toBe('No')
})
