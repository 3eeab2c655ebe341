import { expect, it } from 'vitest'
import { chooseEncoding } from './encodings.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, *;q=0', null],
  ['br;q=x', null],
  ['vibr', null],
  ['identity', null],
  ['', null],
  [null, null],
])('responds to %j with %s', (header, encoding) => {
  expect(chooseEncoding(header, () => true)).toBe(encoding)
})

it('uses only available encodings', () => {
  expect(chooseEncoding('br, gzip', (encoding) => encoding === 'gzip')).toBe('gzip')
  expect(chooseEncoding('br', () => false)).toBeNull()
})
