import { describe, expect, it } from 'vitest'
import { fontStack, parseColor } from './css.ts'

describe('colors', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#1A2B3C', '#1a2b3c'],
    ['white', '#ffffff'],
    ['grey', '#808080'],
  ])('parses %s as %s', (value, color) => {
    expect(parseColor(value)).toBe(color)
  })

  it.each(['', '#12', '#12345g', 'rgb(0 0 0 / 1)', 'red;x:y', 'constructor', '#abc;'])(
    'rejects %j',
    (value) => {
      expect(parseColor(value)).toBeNull()
    },
  )
})

it('falls back to Verdana for names that are not fonts', () => {
  expect(fontStack('Georgia')).toBe('Georgia,serif')
  expect(fontStack('__proto__')).toBe('Verdana,Geneva,sans-serif')
})
