import { expect, it } from 'vitest'
import { omitUndefined } from './omit-undefined.ts'

it('leaves out only entries that are undefined', () => {
  expect(omitUndefined({ a: undefined, b: null, c: 0, d: '' })).toEqual({ b: null, c: 0, d: '' })
})
