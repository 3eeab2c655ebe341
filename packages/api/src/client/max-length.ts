import * as z from 'zod'
import type { Operation } from '../contract/operation.ts'
import { operations, type OperationId } from '../contract/operations.ts'

/**
 * The number of characters that a call takes in a text of its body, so that a form can say it before
 * anything is sent; `Infinity` where the contract sets no bound.
 */
export function maxLength(id: OperationId, field: string): number {
  const operation: Operation = operations[id]
  let schema: unknown = operation.body?.shape[field]
  while (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    schema = schema.unwrap()
  return (schema instanceof z.ZodString ? schema.maxLength : null) ?? Infinity
}
