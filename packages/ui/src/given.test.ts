import { expect, it } from 'vitest'
import { given } from './given.ts'

it('leaves out only what is undefined', () => {
  expect(given({ a: undefined, b: null, c: 0, d: '' })).toEqual({ b: null, c: 0, d: '' })
})
