import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Operation } from '../contract/operation.ts'
import { operations, signatureOperationIds } from '../contract/operations.ts'
import { maxLength } from './max-length.ts'
import { textBounds } from './text-bounds.ts'

/** Returns the maximum length in a string's schema, or null. */
function boundOf(schema: unknown): number | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return boundOf(schema.unwrap())
  return schema instanceof z.ZodString ? schema.maxLength : null
}

it('lists every maximum length in the bodies of the signature product’s calls', () => {
  const bounds = signatureOperationIds.flatMap((id) => {
    const { body }: Operation = operations[id]
    const fields = Object.entries(body?.shape ?? {}).flatMap(([field, schema]) => {
      const bound = boundOf(schema)
      return bound === null ? [] : [[field, bound]]
    })
    return fields.length === 0 ? [] : [[id, Object.fromEntries(fields)]]
  })
  expect(textBounds).toEqual(Object.fromEntries(bounds))
})

it('returns the maximum lengths of the contract', () => {
  expect(maxLength('createTeam', 'name')).toBe(200)
  expect(maxLength('updateUser', 'phone_number')).toBe(40)
  expect(maxLength('updateOrganisation', 'logo_id')).toBe(64)
})

it('returns Infinity when the contract has no maximum', () => {
  expect(maxLength('updateOrganisation', 'website_url')).toBe(Infinity)
  expect(maxLength('updateUser', 'unknown')).toBe(Infinity)
  expect(maxLength('getConf', 'name')).toBe(Infinity)
})
