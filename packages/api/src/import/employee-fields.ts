import type { ImportedUser } from '../contract/entities/imported-user.ts'

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
] as const satisfies readonly (keyof ImportedUser)[]

export type EmployeeField = (typeof employeeFields)[number]
