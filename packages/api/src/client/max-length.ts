import type { OperationId } from '../contract/operations.ts'
import { textBounds } from './text-bounds.ts'

/**
 * The number of characters that a call takes in a text of its body, so that a form can say it before
 * anything is sent; `Infinity` where the contract sets no bound.
 */
export function maxLength(id: OperationId, field: string): number {
  return textBounds[id]?.[field] ?? Infinity
}
