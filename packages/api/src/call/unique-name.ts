import { apiError } from '../contract/errors.ts'
import { DuplicateError } from '../ports/table.ts'

/** Awaits a write; turns a duplicate name into a DUPLICATE error with a general message. */
export async function withUniqueName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof DuplicateError) || error.field !== 'name') throw error
    throw apiError('DUPLICATE', { message: 'Ce nom est déjà utilisé', payload: { field: 'name' } })
  }
}
