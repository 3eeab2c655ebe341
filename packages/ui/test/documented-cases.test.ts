import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyTransforms, type TransformRule } from '../src/transforms/index.ts'
import { validate, type ValidationRule } from '../src/validators/index.ts'

type Row = [rule: unknown, given: unknown, result: unknown]

/** Lists the table rows of a docs page whose three cells are JSON in backticks. */
function rowsOf(page: string): Row[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../docs', page), 'utf8')
  return text
    .split('\n')
    .map((line) => [...line.matchAll(/`([^`]+)` +\|/g)].map((match) => match[1] ?? ''))
    .filter((cells) => cells.length === 3)
    .map(
      ([rule, given, result]) => [rule, given, result].map((cell) => JSON.parse(cell ?? '')) as Row,
    )
}

const rows = { transforms: rowsOf('transforms.mdx'), validators: rowsOf('validators.mdx') }

it('finds the tables', () => {
  expect(rows.transforms.length).toBeGreaterThan(40)
  expect(rows.validators.length).toBeGreaterThan(25)
})

describe('the docs page of transforms', () => {
  it.each(rows.transforms)('%j: %j becomes %j', (rule, typed, kept) => {
    expect(applyTransforms(typed, [rule as TransformRule])).toBe(kept)
  })
})

describe('the docs page of validators', () => {
  it.each(rows.validators)('%j: %j returns %j', (rule, value, message) => {
    expect(validate(value, [rule as ValidationRule])).toEqual(message === null ? [] : [message])
  })
})
