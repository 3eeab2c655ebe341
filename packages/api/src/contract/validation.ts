import type * as z from 'zod'
import { apiError, type ApiError, type Fault } from './errors.ts'

/** Names of types as the messages say them. */
const typeNames: Record<string, string> = { int: 'integer', number: 'number', array: 'list' }

/** '{field} must be a {type} !' (specification 1, section 5). */
export function mustBe(field: string, type: string): string {
  return `${field} must be a ${type} !`
}

/** Every fault of a refused value, each with its dotted path. */
export function faultsOf(error: z.ZodError): Fault[] {
  return error.issues.map((issue) => {
    const path = issue.path.join('.') || 'body'
    return { path, message: mustBe(path, expected(issue)) }
  })
}

/** The error that carries the faults; its message is the first one's. */
export function validationError(faults: Fault[]): ApiError {
  return apiError('VALIDATION', {
    message: faults[0]?.message ?? mustBe('body', 'object'),
    payload: { faults },
  })
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'too_big':
      return issue.origin === 'string'
        ? `string of at most ${issue.maximum} characters`
        : `${issue.origin} of at most ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' ? 'string' : `${issue.origin} of at least ${issue.minimum}`
    case 'invalid_format':
    case 'custom':
      return issue.message
    default:
      return 'valid value'
  }
}
