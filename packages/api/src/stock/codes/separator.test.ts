import { expect, it } from 'vitest'
import { isSeparator } from './separator.ts'

it.each(['\u001d', '|', '#', '~', '^]', '{GS}'])('accepts %j instead of FNC1', (text) => {
  expect(isSeparator(text)).toBe(true)
})

it.each(['', '/', '_', 'GS', '21', '<GS>'])('refuses %j, which a lot could contain', (text) => {
  expect(isSeparator(text)).toBe(false)
})
