import { createAction } from '@reduxjs/toolkit'

/** The wizard has created an employee, by its form or by an import. Payload: the employee's id. */
export const employeeAdded = createAction<string>('onboarding/employeeAdded')
