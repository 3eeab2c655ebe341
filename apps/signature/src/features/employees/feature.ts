import type { Feature } from '@org/app-kit'
import { employeeEditsReducer } from '#shared/employees/employee-edits-slice.ts'
import { users } from '#shared/lists/users.ts'
import { employeesFlow } from './employees-saga.ts'
import { importSaga } from './import/import-saga.ts'
import { userImportReducer } from './import/import-slice.ts'

/** The list that is loaded after a login, and the import that a session resumes. */
export const employeesFeature = {
  reducers: {
    users: users.reducer,
    userEdits: employeeEditsReducer,
    userImport: userImportReducer,
  },
  sagas: [employeesFlow.saga, importSaga],
} satisfies Feature
