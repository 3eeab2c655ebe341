import { maxLength, type SignatureOperationId } from '@org/api/client'

/** Limits a form field to the maximum length that the API operation accepts. */
export const bound = (operation: SignatureOperationId, field: string) => ({
  max_length: maxLength(operation, field),
})
