import { isEmail } from '@org/ui/validators'
import { logFailedSignIn } from '../jobs/log-failed-sign-in.ts'
import { recordingFailure } from './record-failed-sign-in.ts'
import type { Session } from '../contract/entities/login-result.ts'
import { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import {
  IdentitiesUnreachable,
  type Identities,
  type VerifiedIdentity,
} from '../ports/identities.ts'
import type { Commit, Origin } from '../call/call.ts'
import { perClient, take } from '../call/take.ts'
import { enterByInvitation, invitationNeeded, openInvitation } from './accept-invitation.ts'
import { mayRegister } from './may-register.ts'
import { openAccount } from './open-account.ts'

const attemptsPerClient = { limit: 60, windowSeconds: 600 }

export interface IdentityProof {
  id_token: string
  /**
   * Token from the link in an invitation mail. A verified sign-in with the invited email accepts
   * the invitation.
   */
  invitation?: string | undefined
}

/**
 * Signs in with a token from the identity service; returns null when the token is not valid. A
 * verified address grants the same access as a code mailed to it.
 */
export async function signInByIdentity(
  adapters: Adapters,
  { id_token: idToken, invitation }: IdentityProof,
  origin: Origin,
  commit: Commit,
): Promise<Session | null> {
  const { identities } = adapters
  const { client, product } = origin
  if (!identities) throw apiError('IDENTITY_OFF')
  const identity = await identityOf(adapters, identities, idToken, client)
  if (!identity) return null
  const email = identity.email.trim().toLowerCase()
  const proof = { email, identity, invitation }
  const result = await recordingFailure(adapters, { email, client, product }, () =>
    attempt(adapters, proof, origin, commit),
  )
  if (result instanceof ApiError) throw result
  return result
}

interface Attempt {
  email: string
  identity: VerifiedIdentity
  invitation: string | undefined
}

async function attempt(
  adapters: Adapters,
  { email, identity, invitation: token }: Attempt,
  origin: Origin,
  commit: Commit,
): Promise<Session | ApiError> {
  const { repositories, settings, clock } = adapters
  const { browser, product } = origin
  if (!identity.isEmailVerified || !isEmail(email)) throw apiError('EMAIL_UNVERIFIED')
  const isKnown = (await repositories.accounts.byEmail(email, product)).length > 0
  // Unlike in a code request, the address is already verified here, so the error may give the
  // reason.
  if (token === undefined && !isKnown && !mayRegister(settings, origin)) {
    const isInvited = await repositories.accounts.isInvited(email, product, clock.now())
    throw isInvited ? invitationNeeded() : apiError('NOT_INVITED')
  }
  return commit(async (inside) => {
    if (browser !== null) await inside.browsers.remember(email, browser, clock.now())
    if (token === undefined) return openAccount(adapters, inside, { email, origin })
    const invitation = await openInvitation(adapters, inside, token, { email, product })
    if (invitation instanceof ApiError) throw invitation
    return enterByInvitation(adapters, inside, invitation, origin)
  })
}

/**
 * Verifies the token. A failure goes to the log instead of an audit log, because the email is not
 * known at this point.
 */
async function identityOf(
  adapters: Adapters,
  identities: Identities,
  idToken: string,
  client: string,
): Promise<VerifiedIdentity | null> {
  try {
    await take(adapters.limiter, perClient('identity:client', client, attemptsPerClient))
    const identity = await verified(adapters, identities, idToken)
    if (!identity) logFailedSignIn(adapters, { client, reason: 'IDENTITY_REFUSED' })
    return identity
  } catch (error) {
    if (error instanceof ApiError) logFailedSignIn(adapters, { client, reason: error.type })
    throw error
  }
}

async function verified({ log }: Adapters, identities: Identities, idToken: string) {
  try {
    return await identities.verify(idToken)
  } catch (error) {
    if (!(error instanceof IdentitiesUnreachable)) throw error
    log.write('warn', 'identity service unreachable', { cause: String(error.cause) })
    throw apiError('IDENTITY_UNREACHABLE')
  }
}
