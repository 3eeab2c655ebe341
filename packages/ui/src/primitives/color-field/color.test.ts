import { expect, it } from 'vitest'
import { normaliseHex } from './color.ts'

it.each([
  ['#2f4be0', '#2f4be0'],
  ['2F4BE0', '#2f4be0'],
  [' #333 ', '#333333'],
  ['red', null],
  ['#12345', null],
  ['', null],
])('normalises %j to %j', (text, expected) => {
  expect(normaliseHex(text)).toBe(expected)
})
