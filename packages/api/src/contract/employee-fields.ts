import type { ImportedUser } from './entities/imported-user.ts'

/** The columns of the older import, in order. */
export const olderFields = [
  'email',
  'phone_number',
  'first_name',
  'last_name',
  'position',
] as const satisfies readonly (keyof ImportedUser)[]

/** The importable fields of an employee. */
export const employeeFields = [
  ...olderFields,
  'team',
  'mobile_number',
  'skype',
] as const satisfies readonly (keyof ImportedUser)[]

export type EmployeeField = (typeof employeeFields)[number]

/**
 * What a column may hold: a field of an employee, or the whole name, which is split into first and
 * last name.
 */
export const columnFields = [...employeeFields, 'full_name'] as const

export type ColumnField = (typeof columnFields)[number]
