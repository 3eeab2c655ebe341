import { isEqual } from '../store/is-equal.ts'

/** A value that JSON can represent. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * Condition for showing or disabling a field, as data. `field` is the name of a field on the same
 * level or, from inside a list, on an outer level. Values are compared by content.
 */
export type Condition =
  | { readonly field: string; readonly is: Json }
  | { readonly field: string; readonly in: readonly Json[] }
  | { readonly field: string; readonly not: Json }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }

/** Whether the condition holds. `read` returns a field's value by name. */
export function holds(condition: Condition, read: (field: string) => unknown): boolean {
  if ('and' in condition) return condition.and.every((part) => holds(part, read))
  if ('or' in condition) return condition.or.some((part) => holds(part, read))
  const value = read(condition.field)
  if ('in' in condition) return condition.in.some((candidate) => isEqual(candidate, value))
  if ('not' in condition) return !isEqual(condition.not, value)
  return isEqual(condition.is, value)
}

/** Returns the names of the fields that a condition depends on. */
export function fieldsOf(condition: Condition): string[] {
  if ('and' in condition) return condition.and.flatMap(fieldsOf)
  if ('or' in condition) return condition.or.flatMap(fieldsOf)
  return [condition.field]
}
