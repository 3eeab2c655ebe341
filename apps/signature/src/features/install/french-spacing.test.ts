import { expect, it } from 'vitest'
import { frenchSpacing } from './french-spacing.ts'

it.each([
  ['Cliquez sur « Créer ».', 'Cliquez sur «\u00a0Créer\u00a0».'],
  ['Collez : Ctrl + V, ou ⌘ V sur Mac.', 'Collez\u00a0: Ctrl\u00a0+\u00a0V, ou ⌘\u00a0V sur Mac.'],
  ['Réglages › Mail', 'Réglages\u00a0› Mail'],
  ['https://a.example', 'https://a.example'],
])('prevents line breaks before punctuation and in key combinations in %j', (text, spaced) => {
  expect(frenchSpacing(text)).toBe(spaced)
})
