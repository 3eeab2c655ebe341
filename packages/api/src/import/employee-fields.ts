import type { ImportedUser } from '../contract/entities/imported-user.ts'

/** What can be imported of an employee, in the order of the older import's columns. */
export const employeeFields = [
  'email',
  'phone_number',
  'first_name',
  'last_name',
  'position',
] as const satisfies readonly (keyof ImportedUser)[]

export type EmployeeField = (typeof employeeFields)[number]
