import type * as z from 'zod'
import type { ApiError, FieldError } from './api-error.ts'
import { apiError } from './errors.ts'

/** Names of types in messages, where they differ from Zod's. */
const typeNames: Record<string, string> = { array: 'list' }

/** Formats '{field} must be a {type} !' (specification 1, section 5). */
export function mustBe(field: string, type: string): string {
  return `${field} must be a ${type} !`
}

/** Lists every error in a value that was parsed with `typeNameOf`, each with its dotted path. */
export function errorsOf(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => {
    const field = path.join('.') || 'body'
    return { path: field, message: mustBe(field, message) }
  })
}

/** Creates an `ApiError` with these errors in its payload and the message of the first one. */
export function validationError(errors: FieldError[]): ApiError {
  return apiError('VALIDATION', {
    message: errors[0]?.message ?? mustBe('body', 'object'),
    payload: { errors },
  })
}

/**
 * Names the expected type of an issue. Pass it to `safeParse` as `error`. A schema's own message
 * takes precedence.
 */
export const typeNameOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return isWhole(issue) ? 'integer' : (typeNames[issue.expected] ?? issue.expected)
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

/**
 * True for `z.int()`. For its issues, Zod expects 'number' if the value is a string, and 'int' if
 * it is a fraction.
 */
function isWhole({ inst }: z.core.$ZodRawIssue): boolean {
  const definition = inst?._zod.def
  return definition !== undefined && 'format' in definition && definition.format === 'safeint'
}
