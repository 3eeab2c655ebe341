import { put, takeLatest, takeLeading } from 'typed-redux-saga'
import { startSession } from '../session/start-session.ts'
import type { Environment } from '../store/environment.ts'
import { errorMessage } from '../store/error-message.ts'
import { request } from '../store/request.ts'
import {
  codeNotSent,
  codeRequested,
  codeSent,
  loginFailed,
  loginRequested,
} from './sign-in-slice.ts'

/** Has a code sent; only a successful sending leads to the second step. */
export function* sendCode({ client }: Environment, { payload }: ReturnType<typeof codeRequested>) {
  try {
    yield* request((signal) =>
      client.call('sendMagicLink', { query: { email: payload.email } }, { signal }),
    )
    yield* put(codeSent())
  } catch (error) {
    yield* put(codeNotSent(errorMessage(error)))
  }
}

/** Exchanges the code for a session. */
export function* login(environment: Environment, { payload }: ReturnType<typeof loginRequested>) {
  const { email, code, fromEmail } = payload
  try {
    const answer = yield* request((signal) =>
      environment.client.call(
        'loginMagicLink',
        { query: { email, code, from_email: fromEmail } },
        { signal },
      ),
    )
    yield* startSession(environment, answer)
  } catch (error) {
    yield* put(loginFailed(errorMessage(error)))
  }
}

export function* signInSaga(environment: Environment) {
  // A corrected address replaces the one that is being written to.
  yield* takeLatest(codeRequested, sendCode, environment)
  // A code is single use: a second click must not spend it again.
  yield* takeLeading(loginRequested, login, environment)
}
