import { IdentityError, needsOnboarding, type DataServices, type IdentityUser } from '@org/data'
import { call, delay, put, race, select } from 'typed-redux-saga'
import { selectAuth } from '../session/session-slice.ts'
import { startSession } from '../session/start-session.ts'
import { invitationReceived, selectSignIn } from '../sign-in/sign-in-slice.ts'
import type { Environment } from '../store/environment.ts'
import { errorMessage } from '../store/error-message.ts'
import { request } from '../store/request.ts'
import {
  checkStarted,
  documentChecked,
  fromRestored,
  identityFailed,
  type IdentityFailure,
  identitySignInStarted,
  linkEmailMissing,
  type linkOpened,
  type linkRequested,
  linkSent,
  stepSelected,
} from './identity-slice.ts'
import { signOutThere } from './sign-out-there.ts'

/** How long to wait for the stored profile during a sign-in, in ms. */
const checkMilliseconds = 10_000

export function* signInByAccount(environment: Environment) {
  try {
    const services = yield* loaded(environment)
    const user = yield* call(() => services.identity.signInWithAccount())
    const { invitation } = yield* select(selectSignIn)
    yield* exchange(environment, services, user, invitation)
  } catch (error) {
    yield* put(identityFailed(failureOf(error)))
  }
}

export function* sendLink(environment: Environment, { payload }: ReturnType<typeof linkRequested>) {
  const { identityStorage } = environment
  try {
    const { identity } = yield* loaded(environment)
    yield* call(() => identity.sendLink(payload.email, payload.returnUrl))
    const { isSignedIn } = identityStorage.read()
    const { invitation } = yield* select(selectSignIn)
    identityStorage.write({
      linkEmail: payload.email,
      ...(payload.from === undefined ? {} : { from: payload.from }),
      ...(invitation === null ? {} : { invitation }),
      ...(isSignedIn ? { isSignedIn } : {}),
    })
    yield* put(linkSent())
  } catch (error) {
    yield* put(identityFailed(failureOf(error)))
  }
}

/**
 * Signs in with a mailed link. On a device that did not request it, the person enters the email.
 */
export function* openLink(environment: Environment, { payload }: ReturnType<typeof linkOpened>) {
  const kept = environment.identityStorage.read()
  const email = payload.email ?? kept.linkEmail
  const { invitation } = kept
  // Show the invitation and keep it for another attempt, because the link may have expired.
  if (email !== undefined && invitation !== undefined)
    yield* put(invitationReceived({ email, invitation }))
  try {
    const services = yield* loaded(environment)
    if (email === undefined) return yield* put(linkEmailMissing())
    const user = yield* call(() => services.identity.signInWithLink(email, payload.url))
    yield* put(fromRestored(kept.from ?? null))
    yield* exchange(environment, services, user, invitation ?? null)
  } catch (error) {
    // Ask for the email again if it is wrong, because the stored one may belong to another person.
    // An expired link needs no email, so return to all options.
    if (isCode(error, 'wrong_email')) yield* put(linkEmailMissing())
    if (isCode(error, 'link_expired')) yield* put(stepSelected('choices'))
    yield* put(identityFailed(failureOf(error)))
  }
}

/** Opens an API session for a user signed in at the service, then checks their stored profile. */
function* exchange(
  environment: Environment,
  services: DataServices,
  user: IdentityUser,
  invitation: string | null,
) {
  const { client, identityStorage } = environment
  const { identity } = services
  yield* put(identitySignInStarted())
  try {
    const id_token = yield* call(() => identity.idToken())
    const answer = yield* request((signal) =>
      client.call(
        'loginIdentity',
        { body: invitation === null ? { id_token } : { id_token, invitation } },
        { signal, browserKey: environment.browserKey() },
      ),
    )
    identityStorage.write({ isSignedIn: true })
    yield* put(checkStarted())
    // If people can sign in only with the service, the user document is not checked: the product's
    // account shows whether data is missing.
    if (environment.isIdentityOnly) yield* put(documentChecked('none'))
    yield* startSession(environment, answer)
  } catch (error) {
    yield* put(documentChecked('none'))
    identityStorage.clear()
    // A user rejected by the API must not stay signed in at the service.
    yield* signOutThere(services)
    throw error
  }
  // With unsaved work of another account, the session is stored but not opened yet.
  const isOpen = (yield* select(selectAuth)) !== null
  if (isOpen && !environment.isIdentityOnly) yield* checkDocument(services, user)
}

/** Checks whether the stored user document requires the onboarding page. */
function* checkDocument({ documents }: DataServices, user: IdentityUser) {
  try {
    const document = yield* inTime(() => documents.get(user.uid))
    yield* put(documentChecked(needsOnboarding(document) ? 'onboarding' : 'complete'))
  } catch (error) {
    console.error(error)
    yield* put(documentChecked('failed'))
  }
}

export function* checkDocumentAgain(environment: Environment) {
  yield* put(checkStarted())
  try {
    const services = yield* loaded(environment)
    const user = yield* inTime(() => services.identity.current())
    if (!user) throw new IdentityError('signed_out', 'Nobody is signed in.')
    yield* checkDocument(services, user)
  } catch (error) {
    console.error(error)
    yield* put(documentChecked('failed'))
  }
}

/** Returns the result of a call; a timeout counts as an unreachable service. */
function* inTime<T>(work: () => Promise<T>) {
  const outcome = yield* race({ answer: call(work), late: delay(checkMilliseconds) })
  if (outcome.late) throw new IdentityError('unreachable', 'The service did not answer in time.')
  return outcome.answer as T
}

function* loaded({ data }: Environment) {
  const services = yield* call(data)
  if (!services) throw new IdentityError('unreachable', 'No identity service is configured.')
  return services
}

function isCode(error: unknown, code: IdentityError['code']): boolean {
  return error instanceof IdentityError && error.code === code
}

function failureOf(error: unknown): IdentityFailure {
  if (error instanceof IdentityError) {
    // The service's own message is for developers.
    if (error.code === 'refused') console.error(error)
    return { by: 'service', code: error.code }
  }
  return { by: 'api', message: errorMessage(error) }
}
