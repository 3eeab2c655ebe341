import type * as z from 'zod'
import type { FieldError } from './api-error.ts'
import { storableText, unstorablePaths } from './storable-text.ts'
import { errorsOf, mustBe, typeNameOf } from './validation.ts'

/** Parses a value, or returns every error in it. Strings must also be storable. */
export function checkValue<Data>(
  schema: z.ZodType<Data>,
  value: unknown,
): { data: Data } | { errors: FieldError[] } {
  const parsed = schema.safeParse(value, { error: typeNameOf })
  if (!parsed.success) return { errors: errorsOf(parsed.error) }
  const errors = textErrors(parsed.data)
  return errors.length > 0 ? { errors } : { data: parsed.data }
}

/** Returns one error for each string that cannot be stored. */
export function textErrors(value: unknown, root = ''): FieldError[] {
  return unstorablePaths(value, root).map((path) => ({ path, message: mustBe(path, storableText) }))
}
