import type { User } from '@org/api/client'
import {
  DeletedError,
  type Environment,
  failureText,
  isSessionEnd,
  optimistic,
  request,
  selectAuth,
  saveOperation,
  sendChange,
  sendDeletion,
  storedInstead,
  takeLeadingBy,
} from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import { users } from '../lists/lists.ts'
import { loadTeams } from '../lists/load-lists-saga.ts'
import { type RootState, selectTeams, selectUsers } from '../state.ts'
import { texts } from '../texts.ts'
import { refreshUsers } from './refresh-users.ts'
import { temporaryUser, type UserValues } from './temporary-user.ts'
import { userRestored, usersSettled } from './user-edits-slice.ts'

export const createUserOperation = 'users/create'
export const updateUserOperation = (id: string) => `users/update/${id}`

export const userCreateRequested = createAction<{ values: UserValues; idempotencyKey: string }>(
  'users/createRequested',
)
export const userUpdateRequested = createAction<{
  id: string
  values: Omit<UserValues, 'email'>
  /** The entry that was edited, so that somebody else's change is not overwritten unseen. */
  base: User
}>('users/updateRequested')
export const userDeleteRequested = createAction<User>('users/deleteRequested')

/** Creates an employee: a temporary entry first, then users and organisation anew; restored on failure. */
export function* createUser(
  environment: Environment,
  { payload }: ReturnType<typeof userCreateRequested>,
) {
  const { client, newKey } = environment
  const auth = yield* select(selectAuth)
  if (!auth) return
  const teams = yield* select(selectTeams)
  const temporaryId = newKey()
  const team = teams.data.find(({ id }) => id === payload.values.team_id)
  const isSaved = yield* saveOperation(environment, createUserOperation, texts.save, () =>
    optimistic({
      apply: users.actions.put({ item: temporaryUser(temporaryId, payload.values, team) }),
      restore: users.actions.remove(temporaryId),
      *send() {
        const created = yield* request((signal) =>
          client.call(
            'createUser',
            { path: { id: auth.organisation_id }, body: payload.values },
            { signal, idempotencyKey: payload.idempotencyKey },
          ),
        )
        yield* put(users.actions.replace({ id: temporaryId, item: created }))
        return created.id
      },
    }),
  )
  if (isSaved) yield* refreshUsers(environment)
}

const selectUserById = (id: string) => (state: RootState) =>
  selectUsers(state).data.find((user) => user.id === id)

/**
 * Changes an employee at once and sends it; the former entry comes back on failure. The list need not
 * hold the employee: a table reads its own pages.
 */
export function* updateUser(
  environment: Environment,
  { payload }: ReturnType<typeof userUpdateRequested>,
) {
  const { client } = environment
  const former: User = (yield* select(selectUserById(payload.id))) ?? payload.base
  const teams = yield* select(selectTeams)
  const { team_id, ...values } = payload.values
  const team = teams.data.find(({ id }) => id === team_id)
  const changes = team ? { ...values, team_id: team.id, team } : values
  const operation = updateUserOperation(former.id)
  const isSaved = yield* saveOperation(environment, operation, texts.save, () =>
    optimistic({
      apply: users.actions.patch({ id: former.id, changes }),
      restore: (error) =>
        error instanceof DeletedError
          ? users.actions.remove(former.id)
          : users.actions.patch({
              id: former.id,
              changes: storedInstead<User>(error) ?? former,
            }),
      *send() {
        const saved = yield* sendChange({
          values: payload.values,
          base: payload.base,
          send: (body, ifMatch) =>
            request((signal) =>
              client.call('updateUser', { path: { id: former.id }, body }, { signal, ifMatch }),
            ),
          deleted: texts.users.deletedMeanwhile,
        })
        yield* put(users.actions.patch({ id: former.id, changes: saved }))
      },
    }),
  )
  if (!isSaved) return
  yield* put(usersSettled())
  yield* loadTeams(environment)
}

/** Removes an employee at once; the row comes back where it stood on failure. */
export function* deleteUser(
  environment: Environment,
  { payload: former }: ReturnType<typeof userDeleteRequested>,
) {
  const { client, notify } = environment
  const { id } = former
  const { data } = yield* select(selectUsers)
  const index = data.findIndex((user) => user.id === id)
  try {
    yield* optimistic({
      apply: users.actions.remove(id),
      restore: index < 0 ? userRestored(id) : users.actions.put({ item: former, index }),
      send: () =>
        sendDeletion(() =>
          request((signal) => client.call('deleteUser', { path: { id } }, { signal })),
        ),
    })
    notify(texts.deleted, 'success')
    yield* put(usersSettled())
    yield* loadTeams(environment)
  } catch (error) {
    if (!isSessionEnd(error)) notify(texts.notDeleted(failureText(error, 'delete')), 'danger')
  }
}

export function* usersSaga(environment: Environment) {
  // A double click on Save must not create the employee twice.
  yield* takeLeading(userCreateRequested, createUser, environment)
  // Different people may be changed or deleted at the same time, one person only once.
  yield* takeLeadingBy(
    userUpdateRequested,
    ({ payload }) => payload.id,
    (action) => updateUser(environment, action),
  )
  yield* takeLeadingBy(
    userDeleteRequested,
    ({ payload }) => payload.id,
    (action) => deleteUser(environment, action),
  )
}
