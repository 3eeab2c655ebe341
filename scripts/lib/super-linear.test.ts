import { expect, it } from 'vitest'
import { findExpressions } from './regular-expressions.ts'
import { findSlowText } from './super-linear.ts'

const seed = 7

it.each([
  ['quadratic from its start', /\/+$/],
  ['quadratic inside', /<([^<>\s]+@[^<>\s]+)>$/],
  ['quadratic by two neighbours', /^\s*\s*x/],
  ['exponential', /^(a+)+$/],
])('notices what is %s', (_, expression) => {
  expect(findSlowText(expression, seed)).not.toBeNull()
})

it.each([/^\/+/, /<[^<>]*>/g, /^(\d{2} ?){5}$/, /\p{L}+/gu])('lets %s pass', (expression) => {
  expect(findSlowText(expression, seed)).toBeNull()
})

it('finds no regular expression in the sources whose time grows faster than the text', () => {
  const expressions = findExpressions()
  expect(expressions.length).toBeGreaterThan(100)
  const slow = expressions.flatMap(({ place, expression }) => {
    const text = findSlowText(expression, seed)
    return text === null ? [] : [`${place} takes too long for ${text}`]
  })
  expect(slow).toEqual([])
}, 300_000)
