import * as z from 'zod'
import { expect, it } from 'vitest'
import { checkValue } from './check-value.ts'

const schema = z.object({
  name: z.string().min(1),
  is_global: z.boolean().optional(),
  expire: z.int().max(300).optional(),
  price: z.number().optional(),
  note: z.string().max(5).optional(),
})

function messages(value: unknown): string[] {
  const result = checkValue(schema, value)
  return 'errors' in result ? result.errors.map(({ message }) => message) : []
}

it('[1.5.01] says "{field} must be a {type} !"', () => {
  expect(messages({ name: 1 })).toEqual(['name must be a string !'])
  expect(messages({})).toEqual(['name must be a string !'])
  expect(messages({ name: '' })).toEqual(['name must be a string !'])
  expect(messages({ name: 'a', is_global: 1 })).toEqual(['is_global must be a boolean !'])
  expect(messages({ name: 'a', expire: 1.5 })).toEqual(['expire must be a integer !'])
  expect(messages({ name: 'a', expire: 'text' })).toEqual(['expire must be a integer !'])
  expect(messages({ name: 'a', price: 'text' })).toEqual(['price must be a number !'])
  expect(messages('text')).toEqual(['body must be a object !'])
})

it('reports the limit that was exceeded', () => {
  expect(messages({ name: 'a', expire: 301 })).toEqual(['expire must be a number of at most 300 !'])
  expect(messages({ name: 'a', note: 'too long' })).toEqual([
    'note must be a string of at most 5 characters !',
  ])
})
