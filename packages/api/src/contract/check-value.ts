import type * as z from 'zod'
import type { Fault } from './errors.ts'
import { storableText, unstorablePaths } from './storable-text.ts'
import { faultsOf, mustBe, typeNameOf } from './validation.ts'

/** The parsed value, or every error in it; texts must also be storable. */
export function checkValue<Data>(
  schema: z.ZodType<Data>,
  value: unknown,
): { data: Data } | { faults: Fault[] } {
  const parsed = schema.safeParse(value, { error: typeNameOf })
  if (!parsed.success) return { faults: faultsOf(parsed.error) }
  const faults = textFaults(parsed.data)
  return faults.length > 0 ? { faults } : { data: parsed.data }
}

/** One error for each text that cannot be stored. */
export function textFaults(value: unknown, root = ''): Fault[] {
  return unstorablePaths(value, root).map((path) => ({ path, message: mustBe(path, storableText) }))
}
