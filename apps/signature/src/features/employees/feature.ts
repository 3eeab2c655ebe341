import type { Feature } from '@org/app-kit'
import { userEditsReducer } from '#shared/employees/employee-edits-slice.ts'
import { users } from '#shared/lists/users.ts'
import { usersFlow } from './employees-saga.ts'
import { importSaga } from './import/import-saga.ts'
import { userImportReducer } from './import/import-slice.ts'

/** The list that a login fills, and the import that a session resumes. */
export const employeesFeature = {
  reducers: {
    users: users.reducer,
    userEdits: userEditsReducer,
    userImport: userImportReducer,
  },
  sagas: [usersFlow.saga, importSaga],
} satisfies Feature
