import { maxLength, type OperationId } from '@org/api/client'

/** The rule of a form's field that the call takes no longer text. */
export const bound = (operation: OperationId, field: string) => ({
  max_length: maxLength(operation, field),
})
