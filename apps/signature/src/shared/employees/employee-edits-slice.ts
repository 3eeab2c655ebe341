import type { User } from '@org/api/client'
import { entityChanged, leavesAccount } from '@org/app-kit'
import { createAction, createReducer } from '@reduxjs/toolkit'
import { users } from '../lists/users.ts'
import { isTemporary } from './temporary-employee.ts'

/** An employee who was just created. */
interface CreatedUser {
  user: User
  /** Version of the server's rows that hold the employee; null while the server does not. */
  since: number | null
}

/**
 * Edits of employees that a page of the server's rows may not show yet. The pages are read one by
 * one, so that an organisation may have any number of employees.
 */
export interface UserEditsState {
  /** The newest first. */
  created: CreatedUser[]
  changed: Record<string, Partial<User>>
  removed: string[]
  /** Rises whenever the server's rows have changed, so that they have to be read anew. */
  version: number
}

const initialState: UserEditsState = { created: [], changed: {}, removed: [], version: 0 }

/** The server has taken a change. */
export const usersSettled = createAction('users/settled')

export const userEditsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(users.actions.put, (state, { payload: { item } }) => {
      if (isTemporary(item)) state.created.unshift({ user: item, since: null })
      else state.removed = state.removed.filter((id) => id !== item.id)
    })
    .addCase(users.actions.replace, (state, { payload: { id, item } }) => {
      for (const entry of state.created) {
        if (entry.user.id === id) Object.assign(entry, { user: item, since: state.version + 1 })
      }
    })
    .addCase(users.actions.patch, (state, { payload: { id, changes } }) => {
      state.changed[id] = { ...state.changed[id], ...changes }
    })
    .addCase(users.actions.remove, (state, { payload: id }) => {
      const created = state.created.find(({ user }) => user.id === id)
      state.created = state.created.filter((entry) => entry !== created)
      if (!created || !isTemporary(created.user)) state.removed.push(id)
    })
    .addCase(users.actions.restore, (state, { payload: { id } }) => {
      state.removed = state.removed.filter((removed) => removed !== id)
    })
    .addCase(users.actions.loadRequested, (state) => {
      state.version += 1
    })
    .addCase(usersSettled, (state) => {
      state.version += 1
    })
    .addCase(entityChanged, (state, { payload: { entity } }) => {
      if (entity === users.name) state.version += 1
    })
    .addMatcher(leavesAccount, () => initialState),
)

export const selectUserEdits = (state: { userEdits: UserEditsState }): UserEditsState =>
  state.userEdits

/** The server's rows of one page with the edits that they do not show yet. */
export function withUserEdits(
  rows: readonly User[],
  edits: UserEditsState,
  page: {
    /** Version at which the rows were read. */
    version: number
    /** Whether new employees stand on this page. */
    isFirst: boolean
    isHeld: (user: User) => boolean
  },
): User[] {
  const ids = new Set(rows.map(({ id }) => id))
  const isNew = ({ user, since }: CreatedUser) =>
    page.isFirst && !ids.has(user.id) && (since === null || since > page.version)
  return [
    ...edits.created
      .filter(isNew)
      .map(({ user }) => user)
      .filter(page.isHeld),
    ...rows
      .filter(({ id }) => !edits.removed.includes(id))
      .map((row) => withChange(row, edits.changed[row.id])),
  ]
}

/** A row that was read after somebody else's later change stays as it is. */
function withChange(row: User, change: Partial<User> | undefined): User {
  const isOlder = change?.revision !== undefined && change.revision < row.revision
  return change === undefined || isOlder ? row : { ...row, ...change }
}
