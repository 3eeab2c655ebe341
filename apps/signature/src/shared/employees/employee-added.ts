import { createAction } from '@reduxjs/toolkit'

/**
 * Dispatched when the wizard has created an employee, either with the form or by an import.
 * Payload: the employee's id.
 */
export const employeeAdded = createAction<string>('onboarding/employeeAdded')
