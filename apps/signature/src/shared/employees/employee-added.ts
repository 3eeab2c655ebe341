import { createAction } from '@reduxjs/toolkit'

/**
 * Dispatched when an employee was created in the wizard, by the form or by an import. Payload: the
 * employee's id.
 */
export const employeeAdded = createAction<string>('onboarding/employeeAdded')
