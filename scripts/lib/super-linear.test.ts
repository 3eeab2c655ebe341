import { expect, it } from 'vitest'
import { findExpressions } from './regular-expressions.ts'
import { findSlowText } from './super-linear.ts'

const seed = 7

it.each([
  ['quadratic over its starting points', /\/+$/],
  ['quadratic within a match', /<([^<>\s]+@[^<>\s]+)>$/],
  ['quadratic because of two adjacent parts', /^\s*\s*x/],
  ['exponential', /^(a+)+$/],
])('finds an expression that is %s', (_, expression) => {
  expect(findSlowText(expression, seed)).not.toBeNull()
})

it.each([/^\/+/, /<[^<>]*>/g, /^(\d{2} ?){5}$/, /\p{L}+/gu])('accepts %s', (expression) => {
  expect(findSlowText(expression, seed)).toBeNull()
})

it('finds no regular expression in the sources that takes more than linear time', () => {
  const expressions = findExpressions()
  expect(expressions.length).toBeGreaterThan(100)
  const slow = expressions.flatMap(({ location, expression }) => {
    const text = findSlowText(expression, seed)
    return text === null ? [] : [`${location} takes too long for ${text}`]
  })
  expect(slow).toEqual([])
}, 300_000)
