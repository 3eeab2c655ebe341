import { type Environment, request, saveOperation, selectAuth, sessionEnded } from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import { deletionTexts } from './texts.ts'

export const deletionOperation = 'company/delete'

export const deletionRequested = createAction<{ name: string; idempotencyKey: string }>(
  'company/deletionRequested',
)

/** Deletes the company, and then ends the session here as the server has ended it there. */
export function* deleteCompany(
  environment: Environment,
  { payload: { name, idempotencyKey } }: ReturnType<typeof deletionRequested>,
) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const path = { id: auth.organisation_id }
  const { client } = environment
  const isDone = yield* saveOperation(
    environment,
    deletionOperation,
    deletionTexts.saving,
    function* () {
      yield* request((signal) =>
        client.call('deleteOrganisation', { path, body: { name } }, { signal, idempotencyKey }),
      )
    },
  )
  if (isDone) yield* put(sessionEnded('logout'))
}

export function* deletionSaga(environment: Environment) {
  // A double click must not delete twice.
  yield* takeLeading(deletionRequested, deleteCompany, environment)
}
