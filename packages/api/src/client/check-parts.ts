import { operations, type OperationId } from '../contract/operations.ts'
import { validationError } from '../contract/validation.ts'
import { faultsBeforeSending } from './faults-before-sending.ts'
import type { LooseParts } from './request-parts.ts'

/** @throws ApiError `VALIDATION` with every error in these parts. */
export function checkParts(id: OperationId, parts: LooseParts): void {
  const faults = faultsBeforeSending(operations[id], parts)
  if (faults.length > 0) throw validationError(faults)
}
