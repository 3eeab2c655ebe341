import { quotedTextsSuite } from '@org/app-kit/testing/quoted-texts'
import { expect, it } from 'vitest'
import { counted } from '@org/app-kit/public'
import { catalogues } from './testing/catalogue.ts'

it.each([
  [0, '0 membre'],
  [1, '1 membre'],
  [2, '2 membres'],
  [1200, '1\u202f200 membres'],
])('formats the count %i with its noun', (count, text) => {
  expect(counted(count, 'membre')).toBe(text)
})

it('accepts an irregular plural', () => {
  expect(counted(2, 'ligne à corriger', 'lignes à corriger')).toBe('2 lignes à corriger')
})

/** Returns the results of a catalogue's text functions, each called with zeros. */
function withZeros(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((text: unknown) => {
    if (typeof text === 'object' && text !== null) return withZeros(text)
    if (typeof text !== 'function') return []
    const zeros: unknown[] = Array.from({ length: text.length }, () => 0)
    try {
      return [String(Reflect.apply(text, undefined, zeros))]
    } catch {
      // Skips a text whose parameters are lists or dates rather than numbers.
      return []
    }
  })
}

it('never uses a plural after zero', () => {
  const made = catalogues.flatMap(withZeros)

  expect(made).toContain('0 membre')
  // « Les 0 autres » would also be a plural, but the text is only shown for two or more. « La ligne 0
  // sans » is no plural.
  expect(made.filter((text) => /(?<!Les |ligne )\b0 \p{L}{2,}s\b/u.test(text))).toEqual([])
})

quotedTextsSuite({
  document: 1,
  catalogues,
  elsewhere: {
    Copied: 'the library’s copy field',
    No: 'the library’s confirmation dialog',
    Yes: 'the library’s confirmation dialog',
    'sent but not installed': 'the name of a state',
    installed: 'the name of a state',
    'not sent': 'the name of a state',
    register: 'a value of the API',
    small: 'a value of the API',
    '{field} must be a {type} !': 'an error message of the API',
    'Unknown error': 'an error message of the API',
    'Error unknown': 'an error message of app-kit',
    '; ': 'the separator of the form engine’s messages',
    all: 'describes a choice, whose text is French',
    'create team': 'describes a choice, whose text is French',
    'create a new signature': 'describes a link, whose text is French',
    'Coach PRO': 'another product',
  },
})
