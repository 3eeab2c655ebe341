import { operations, type OperationId } from '../contract/operations.ts'
import { validationError } from '../contract/validation.ts'
import { errorsBeforeSending } from './errors-before-sending.ts'
import type { LooseParts } from './request-parts.ts'

/**
 * Checks the parts of a request.
 *
 * @throws ApiError `VALIDATION` with every error in these parts.
 */
export function checkParts(id: OperationId, parts: LooseParts): void {
  const errors = errorsBeforeSending(operations[id], parts)
  if (errors.length > 0) throw validationError(errors)
}
