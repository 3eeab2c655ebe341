import { expect, it } from 'vitest'
import { isNestedDeeper } from './nesting.ts'

it('counts the levels of objects and lists', () => {
  expect(isNestedDeeper(0, 'text')).toBe(false)
  expect(isNestedDeeper(2, { list: [1, 'two', null] })).toBe(false)
  expect(isNestedDeeper(1, { list: [1] })).toBe(true)
})

it('handles extremely deep nesting', () => {
  let value: unknown = null
  for (let depth = 0; depth < 100_000; depth += 1) value = [value]

  expect(isNestedDeeper(100, value)).toBe(true)
})
