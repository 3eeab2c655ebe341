import type { SignatureOperationId } from '../contract/operations.ts'
import { textBounds } from './text-bounds.ts'

/**
 * Returns the maximum length of a text field in a call's body, so that a form can enforce it before
 * anything is sent; `Infinity` when the contract has no maximum.
 */
export function maxLength(id: SignatureOperationId, field: string): number {
  return textBounds[id]?.[field] ?? Infinity
}
