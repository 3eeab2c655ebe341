import { DuplicateError, MissingReferenceError } from '@org/api'

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/** Awaits a write and converts constraint violations to the errors of the ports. */
export async function convertDatabaseErrors<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    throw knownRefusal(error) ?? error
  }
}

function knownRefusal(error: unknown): Error | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null
  const field = fieldOf(String(error.constraint))
  if (error.code === uniqueViolation) return new DuplicateError(field)
  if (error.code === foreignKeyViolation) return new MissingReferenceError(field)
  return null
}

/**
 * Returns the field of a constraint. Constraints are named after the table, without its
 * underscores, and the field, as in `productcodes_code`. The database names primary keys
 * `table_pkey`.
 */
function fieldOf(constraint: string): string {
  return constraint.endsWith('_pkey') ? 'id' : constraint.slice(constraint.indexOf('_') + 1)
}
