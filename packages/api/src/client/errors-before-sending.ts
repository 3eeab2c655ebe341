import { checkValue } from '../contract/check-value.ts'
import type { FieldError } from '../contract/api-error.ts'
import type { Operation } from '../contract/operation.ts'
import { mustBe } from '../contract/validation.ts'
import { holdsFile, queryOf, type LooseParts } from './request-parts.ts'

/**
 * Finds the validation errors of a request before it is sent. The server would find the same
 * errors.
 */
export function errorsBeforeSending(operation: Operation, parts: LooseParts): FieldError[] {
  return [
    ...errorsIn(operation.query, queryOf(parts.query)),
    ...errorsIn(operation.body, parts.body ?? {}),
    ...(operation.upload && !holdsFile(parts.body)
      ? [{ path: 'file', message: mustBe('file', 'file') }]
      : []),
  ]
}

function errorsIn(schema: Operation['query'], value: unknown): FieldError[] {
  const result = schema && checkValue(schema, value)
  return result && 'errors' in result ? result.errors : []
}
