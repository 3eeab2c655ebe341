import { createAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import { saveOperation, type SaveTexts } from '../operations/save-operation.ts'
import { selectAuth, sessionEnded } from '../session/session-slice.ts'
import type { Feature } from '../product.ts'
import type { Environment } from '../store/environment.ts'
import { request } from '../store/request.ts'

export interface Confirmation {
  /** The name that the person typed. */
  name: string
  idempotencyKey: string
}

export interface Confirmed extends Confirmation {
  organisationId: string
  signal: AbortSignal
}

/** A product's deletion of the signed-in person's organisation. */
export type Deletion = ReturnType<typeof createDeletion>

/**
 * Creates the flow that deletes the organisation, and then ends the session here as the server has
 * ended it there.
 *
 * @param send makes the product's call
 */
export function createDeletion(
  texts: SaveTexts,
  send: (environment: Environment, confirmed: Confirmed) => Promise<unknown>,
) {
  const operation = 'organisation/delete'
  const requested = createAction<Confirmation>('organisation/deletionRequested')

  function* run(environment: Environment, { payload }: ReturnType<typeof requested>) {
    const auth = yield* select(selectAuth)
    if (!auth) return
    const organisationId = auth.organisation_id
    const isDone = yield* saveOperation(environment, operation, texts, function* () {
      yield* request((signal) => send(environment, { ...payload, organisationId, signal }))
    })
    if (isDone) yield* put(sessionEnded('logout'))
  }

  function* saga(environment: Environment) {
    // A double click must not delete twice.
    yield* takeLeading(requested, run, environment)
  }

  const feature: Feature = { reducers: {}, sagas: [saga] }
  return { operation, requested, feature }
}
