import { expect, it } from 'vitest'
import { isSeparator } from './separator.ts'

it.each(['\u001d', '|', '#', '~', '^]', '{GS}'])('accepts %j instead of FNC1', (text) => {
  expect(isSeparator(text)).toBe(true)
})

it.each(['', '/', '_', 'GS', '21', '<GS>'])('rejects %j, which could be part of a lot', (text) => {
  expect(isSeparator(text)).toBe(false)
})
