import { entityChanged, type Environment, request, selectAuth, trackOperation } from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import { users } from '#shared/lists/users.ts'
import { employeesTexts } from './texts.ts'

export const moveEmployeesOperation = 'users/group/move'
export const deleteEmployeesOperation = 'users/group/delete'

export const employeesMoveRequested = createAction<{ ids: readonly string[]; teamId: string }>(
  'users/group/moveRequested',
)
export const employeesDeleteRequested = createAction<{
  ids: readonly string[]
  idempotencyKey: string
}>('users/group/deleteRequested')

function* organisationPath() {
  return { id: (yield* select(selectAuth))?.organisation_id ?? '' }
}

/**
 * Moves employees to a team: either all of them or none. If this fails, the dialog shows the error.
 */
export function* moveEmployees(
  environment: Environment,
  { payload: { ids, teamId } }: ReturnType<typeof employeesMoveRequested>,
) {
  const { client, notify } = environment
  const path = yield* organisationPath()
  const { status } = yield* trackOperation(moveEmployeesOperation, function* () {
    const body = { user_ids: [...ids], team_id: teamId }
    yield* request((signal) => client.call('moveUsers', { path, body }, { signal }))
  })
  if (status !== 'succeeded') return
  notify(employeesTexts.group.moved(ids.length), 'success')
  yield* put(entityChanged({ entity: users.name, change: 'updated' }))
}

/** Deletes employees: either all of them or none. If this fails, the dialog shows the error. */
export function* deleteEmployees(
  environment: Environment,
  { payload: { ids, idempotencyKey } }: ReturnType<typeof employeesDeleteRequested>,
) {
  const { client, notify } = environment
  const path = yield* organisationPath()
  const { status } = yield* trackOperation(deleteEmployeesOperation, function* () {
    const body = { user_ids: [...ids] }
    yield* request((signal) =>
      client.call('deleteUsers', { path, body }, { signal, idempotencyKey }),
    )
    for (const id of ids) yield* put(users.actions.remove(id))
  })
  if (status === 'session-end') return
  if (status === 'succeeded') notify(employeesTexts.group.deleted(ids.length), 'success')
  // Even after a failure, the employees may have been deleted: perhaps only the response was lost.
  yield* put(entityChanged({ entity: users.name, change: 'deleted' }))
}

export function* employeeGroupsSaga(environment: Environment) {
  // A double click must not send two requests.
  yield* takeLeading(employeesMoveRequested, moveEmployees, environment)
  yield* takeLeading(employeesDeleteRequested, deleteEmployees, environment)
}
