import { ApiError } from '@org/api/client'
import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { sessionEnded, signedIn } from '../session/session-slice.ts'
import { startSession } from '../session/start-session.ts'
import type { Environment } from '../store/environment.ts'
import { errorMessage } from '../store/error-message.ts'
import { request } from '../store/request.ts'
import {
  codeNotSent,
  codeRequested,
  codeSent,
  emailChangeRequested,
  loginFailed,
  loginRequested,
  selectSignIn,
  signInRestored,
} from './sign-in-slice.ts'
import { codeLifetime } from './sign-in-storage.ts'

/** Requests a code, and continues to the second step if the code is sent. */
export function* sendCode(
  { client, signInStorage, browserKey }: Environment,
  { payload }: ReturnType<typeof codeRequested>,
) {
  const { invitation } = yield* select(selectSignIn)
  const invited = invitation === null ? {} : { invitation }
  try {
    yield* request((signal) =>
      client.call(
        'sendMagicLink',
        { query: { email: payload.email, ...invited } },
        { signal, browserKey: browserKey() },
      ),
    )
    signInStorage.write({ email: payload.email, sentAt: Date.now() })
    yield* put(codeSent())
  } catch (error) {
    yield* put(codeNotSent(errorMessage(error)))
  }
}

/** Exchanges the code for a session. */
export function* login(environment: Environment, { payload }: ReturnType<typeof loginRequested>) {
  const { email, code, fromEmail, ownOrganisation } = payload
  const { invitation } = yield* select(selectSignIn)
  const invited = invitation === null ? {} : { invitation }
  const wanted = ownOrganisation ? { register: true } : invited
  try {
    const answer = yield* request((signal) =>
      environment.client.call(
        'loginMagicLink',
        { query: { email, code, from_email: fromEmail, ...wanted } },
        { signal, browserKey: environment.browserKey() },
      ),
    )
    yield* startSession(environment, answer)
  } catch (error) {
    const type = error instanceof ApiError ? error.type : ''
    yield* put(loginFailed({ message: errorMessage(error), type }))
  }
}

/** Continues with the code that was sent before the reload. */
function* restoreSignIn({ signInStorage }: Environment) {
  const sent = signInStorage.read()
  if (sent && Date.now() - sent.sentAt < codeLifetime) {
    yield* put(signInRestored({ email: sent.email }))
  }
}

function* forgetSentCode({ signInStorage }: Environment) {
  yield* call(signInStorage.clear)
}

export function* signInSaga(environment: Environment) {
  yield* restoreSignIn(environment)
  yield* takeEvery([signedIn, sessionEnded, emailChangeRequested], forgetSentCode, environment)
  // A corrected email replaces the pending one.
  yield* takeLatest(codeRequested, sendCode, environment)
  // A code can be used only once, so a second click must not send it again.
  yield* takeLeading(loginRequested, login, environment)
}
