import { entityChanged, type Environment, request, selectAuth, trackOperation } from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import { users } from '#shared/lists/users.ts'
import { employeesTexts } from './texts.ts'

export const moveUsersOperation = 'users/group/move'
export const deleteUsersOperation = 'users/group/delete'

export const usersMoveRequested = createAction<{ ids: readonly string[]; teamId: string }>(
  'users/group/moveRequested',
)
export const usersDeleteRequested = createAction<{
  ids: readonly string[]
  idempotencyKey: string
}>('users/group/deleteRequested')

function* organisationPath() {
  return { id: (yield* select(selectAuth))?.organisation_id ?? '' }
}

/** Moves employees to a team, all or none; the dialog that asked shows a failure. */
export function* moveUsers(
  environment: Environment,
  { payload: { ids, teamId } }: ReturnType<typeof usersMoveRequested>,
) {
  const { client, notify } = environment
  const path = yield* organisationPath()
  const { status } = yield* trackOperation(moveUsersOperation, function* () {
    const body = { user_ids: [...ids], team_id: teamId }
    yield* request((signal) => client.call('moveUsers', { path, body }, { signal }))
  })
  if (status !== 'succeeded') return
  notify(employeesTexts.group.moved(ids.length), 'success')
  yield* put(entityChanged({ entity: users.name, change: 'updated' }))
}

/** Deletes employees, all or none; the dialog that asked shows a failure. */
export function* deleteUsers(
  environment: Environment,
  { payload: { ids, idempotencyKey } }: ReturnType<typeof usersDeleteRequested>,
) {
  const { client, notify } = environment
  const path = yield* organisationPath()
  const { status } = yield* trackOperation(deleteUsersOperation, function* () {
    const body = { user_ids: [...ids] }
    yield* request((signal) =>
      client.call('deleteUsers', { path, body }, { signal, idempotencyKey }),
    )
    for (const id of ids) yield* put(users.actions.remove(id))
  })
  if (status === 'session-end') return
  if (status === 'succeeded') notify(employeesTexts.group.deleted(ids.length), 'success')
  // After a failure they may be gone too: only the answer may have been lost.
  yield* put(entityChanged({ entity: users.name, change: 'deleted' }))
}

export function* userGroupsSaga(environment: Environment) {
  // A double click must not ask twice.
  yield* takeLeading(usersMoveRequested, moveUsers, environment)
  yield* takeLeading(usersDeleteRequested, deleteUsers, environment)
}
