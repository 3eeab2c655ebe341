import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it.each([
  ['Éloïse Martin', 'elo', true],
  ['Éloïse Martin', 'ÏSE', true],
  ['Éloïse Martin', ' martin ', true],
  ['Éloïse Martin', '', true],
  ['Cœur de ville', 'coeur', true],
  ['Éloïse Martin', 'camille', false],
])('for the option %j and the typed text %j, returns %j', (text, typed, expected) => {
  expect(matches(text, typed)).toBe(expected)
})
