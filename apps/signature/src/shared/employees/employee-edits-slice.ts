import type { User } from '@org/api/client'
import { entityChanged, leavesAccount } from '@org/app-kit'
import { createAction, createReducer } from '@reduxjs/toolkit'
import { users } from '../lists/users.ts'
import { isTemporary } from './temporary-employee.ts'

/** An employee who is being created or was just created. */
interface CreatedEmployee {
  employee: User
  /**
   * First version of the server's rows that includes the employee; null while they are being
   * created.
   */
  since: number | null
}

export const employeeEditsKey = 'employeeEdits'

/**
 * Edits that the loaded page of employees may not include yet. Employees are loaded page by page,
 * because an organisation may have any number of them.
 */
export interface EmployeeEditsState {
  /** Newest first. */
  created: CreatedEmployee[]
  changed: Record<string, Partial<User>>
  removed: string[]
  /** Increases whenever the server's rows have changed and must be reloaded. */
  version: number
}

const initialState: EmployeeEditsState = { created: [], changed: {}, removed: [], version: 0 }

/** Dispatched when employees may have changed on the server, so that their rows are reloaded. */
export const employeesSettled = createAction('users/settled')

export const employeeEditsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(users.actions.put, (state, { payload: { item } }) => {
      if (isTemporary(item)) state.created.unshift({ employee: item, since: null })
      else state.removed = state.removed.filter((id) => id !== item.id)
    })
    .addCase(users.actions.replace, (state, { payload: { id, item } }) => {
      for (const entry of state.created) {
        if (entry.employee.id === id)
          Object.assign(entry, { employee: item, since: state.version + 1 })
      }
    })
    .addCase(users.actions.patch, (state, { payload: { id, changes } }) => {
      state.changed[id] = { ...state.changed[id], ...changes }
    })
    .addCase(users.actions.remove, (state, { payload: id }) => {
      const created = state.created.find(({ employee }) => employee.id === id)
      state.created = state.created.filter((entry) => entry !== created)
      if (!created || !isTemporary(created.employee)) state.removed.push(id)
    })
    .addCase(users.actions.restore, (state, { payload: { id } }) => {
      state.removed = state.removed.filter((removed) => removed !== id)
    })
    .addCase(users.actions.loadRequested, (state) => {
      state.version += 1
    })
    .addCase(employeesSettled, (state) => {
      state.version += 1
    })
    .addCase(entityChanged, (state, { payload: { entity } }) => {
      if (entity === users.name) state.version += 1
    })
    .addMatcher(leavesAccount, () => initialState),
)

export const selectEmployeeEdits = (state: {
  [employeeEditsKey]: EmployeeEditsState
}): EmployeeEditsState => state[employeeEditsKey]

/** Applies the edits that a page of the server's rows does not include yet. */
export function withEmployeeEdits(
  rows: readonly User[],
  edits: EmployeeEditsState,
  page: {
    /** Version at which the rows were loaded. */
    version: number
    /** Whether new employees are shown on this page. */
    isFirst: boolean
    belongs: (employee: User) => boolean
  },
): User[] {
  const ids = new Set(rows.map(({ id }) => id))
  const isNew = ({ employee, since }: CreatedEmployee) =>
    page.isFirst && !ids.has(employee.id) && (since === null || since > page.version)
  return [
    ...edits.created
      .filter(isNew)
      .map(({ employee }) => employee)
      .filter(page.belongs),
    ...rows
      .filter(({ id }) => !edits.removed.includes(id))
      .map((row) => withChange(row, edits.changed[row.id])),
  ]
}

/**
 * Applies a change unless the row is newer. A newer row may include another person's later change.
 */
function withChange(row: User, change: Partial<User> | undefined): User {
  const isOlder = change?.revision !== undefined && change.revision < row.revision
  return change === undefined || isOlder ? row : { ...row, ...change }
}
