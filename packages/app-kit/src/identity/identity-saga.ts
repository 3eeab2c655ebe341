import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { selectAuth, sessionEnded, sessionLoaded, signedIn } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'
import {
  accountRequested,
  documentCheckRequested,
  identityFailed,
  identityOffered,
  identityOfferRequested,
  linkOpened,
  linkRequested,
} from './identity-slice.ts'
import { signOutThere } from './sign-out-there.ts'

/** Loads the code of the sign-in steps, which only the sign-in form needs. */
const loadSteps = () => import('./identity-steps.ts')

/**
 * Loads the service in advance, so that a click can open its popup without the browser blocking it.
 */
export function* offerIdentity({ data }: Environment) {
  try {
    const services = yield* call(data)
    if (services) yield* call(loadSteps)
    yield* put(identityOffered(services ? 'ready' : 'none'))
  } catch (error) {
    console.error(error)
    yield* put(identityOffered('failed'))
  }
}

type Steps = Awaited<ReturnType<typeof loadSteps>>

/** Runs a step of a sign-in. */
function* run(step: (steps: Steps) => Generator) {
  let steps: Steps
  try {
    steps = yield* call(loadSteps)
  } catch (error) {
    console.error(error)
    yield* put(identityFailed({ by: 'service', code: 'unreachable' }))
    return
  }
  yield* step(steps)
}

/** Signs out at the service when the session ends. */
export function* forgetIdentity({ data, identityStorage }: Environment) {
  const { isSignedIn } = identityStorage.read()
  if (!isSignedIn) return
  identityStorage.clear()
  try {
    const services = yield* call(data)
    if (services) yield* signOutThere(services)
  } catch (error) {
    console.error(error)
  }
}

/**
 * Watches for a sign-out at the identity service. Does nothing, and loads no code, for a session
 * that was opened without the service.
 */
function* follow(environment: Environment) {
  const isSignedIn = environment.identityStorage.read().isSignedIn === true
  if (!isSignedIn || (yield* select(selectAuth)) === null) return
  try {
    const { followIdentity } = yield* call(() => import('./follow-identity.ts'))
    yield* followIdentity(environment)
  } catch (error) {
    // If the code or the service cannot be loaded, the session stays open until it expires.
    console.error(error)
  }
}

export function* identitySaga(environment: Environment) {
  yield* takeEvery(sessionEnded, forgetIdentity, environment)
  yield* takeLatest([signedIn, sessionLoaded, sessionEnded], follow, environment)
  // A second click is ignored while the first is pending.
  yield* takeLeading(identityOfferRequested, offerIdentity, environment)
  yield* takeLeading(accountRequested, () => run((steps) => steps.signInByAccount(environment)))
  yield* takeLeading(linkRequested, (action) => run((steps) => steps.sendLink(environment, action)))
  yield* takeLeading(linkOpened, (action) => run((steps) => steps.openLink(environment, action)))
  yield* takeLeading(documentCheckRequested, () =>
    run((steps) => steps.checkDocumentAgain(environment)),
  )
}
