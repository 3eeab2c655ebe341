import { checkValue } from '../contract/check-value.ts'
import type { Fault } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import { mustBe } from '../contract/validation.ts'
import { holdsFile, queryOf, type LooseParts } from './request-parts.ts'

/** Errors that the server would find too, found before the request is sent. */
export function faultsBeforeSending(operation: Operation, parts: LooseParts): Fault[] {
  return [
    ...faultsIn(operation.query, queryOf(parts.query)),
    ...faultsIn(operation.body, parts.body ?? {}),
    ...(operation.upload && !holdsFile(parts.body)
      ? [{ path: 'file', message: mustBe('file', 'file') }]
      : []),
  ]
}

function faultsIn(schema: Operation['query'], value: unknown): Fault[] {
  const result = schema && checkValue(schema, value)
  return result && 'faults' in result ? result.faults : []
}
