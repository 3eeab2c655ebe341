import { ApiError, type LoginResult } from '@org/api/client'
import { put, select } from 'typed-redux-saga'
import type { Environment } from '../store/environment.ts'
import { accountLeft, otherAccountOpened, selectSession, signedIn } from './session-slice.ts'

/**
 * Stores the session from a login response and opens it. If there is unsaved work of another
 * account, the session is only stored until the user decides what to do with the work.
 *
 * @throws ApiError with the response's message, or `Error unknown` without a success flag
 */
export function* startSession({ sessionStorage }: Environment, answer: LoginResult) {
  if (!answer.success) throw answer.type ? new ApiError(answer, 401) : new Error('Error unknown')
  const { access_token, user_id, organisation_id } = answer.payload
  const auth = { access_token, user_id, organisation_id }
  sessionStorage.write(auth)
  const { auth: former, unsavedWork } = yield* select(selectSession)
  if (unsavedWork && unsavedWork.userId !== user_id) {
    yield* put(otherAccountOpened())
    return
  }
  if (former && former.user_id !== user_id) yield* put(accountLeft())
  yield* put(
    signedIn({
      auth,
      user: answer.payload.user,
      organisation: answer.payload.organisation,
      otherAccounts: answer.payload.other_accounts,
      action: answer.payload.action,
    }),
  )
}
