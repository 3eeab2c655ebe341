import type { Feature } from '@org/app-kit'
import { employeeEditsKey, employeeEditsReducer } from '#shared/employees/employee-edits-slice.ts'
import { users, usersKey } from '#shared/lists/users.ts'
import { employeesFlow } from './employees-saga.ts'
import { importSaga } from './import/import-saga.ts'
import { employeeImportKey, employeeImportReducer } from './import/import-slice.ts'

/**
 * The employees: their list, which is loaded after a login, and their import, which is restored
 * when a session starts.
 */
export const employeesFeature = {
  reducers: {
    [usersKey]: users.reducer,
    [employeeEditsKey]: employeeEditsReducer,
    [employeeImportKey]: employeeImportReducer,
  },
  sagas: [employeesFlow.saga, importSaga],
} satisfies Feature
