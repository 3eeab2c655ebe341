import { isEmail } from '@org/ui/validators'
import type { Session } from '../contract/entities/login-result.ts'
import { ApiError, apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import { IdentitiesUnreachable, type Identities } from '../ports/identities.ts'
import type { Commit, Origin } from '../program/call.ts'
import { take } from '../program/take.ts'
import { acceptInvitation, invitationNeeded, openInvitation } from './accept-invitation.ts'
import { openAccount } from './open-account.ts'
import { startSession } from './sessions.ts'

/** In ten minutes. */
const attemptsPerClient = 60

export interface IdentityProof {
  id_token: string
  /** Of the link in an invitation's mail: the proof of its address accepts it. */
  invitation?: string | undefined
}

/**
 * Signs in by a token of the identity service; null when the token is none of its. The address it
 * proves opens what a code by mail to that address would.
 */
export async function signInByIdentity(
  adapters: Adapters,
  { id_token: idToken, invitation: token }: IdentityProof,
  { client, browser }: Origin,
  commit: Commit,
): Promise<Session | null> {
  const { identities, limiter, repositories, settings, clock } = adapters
  if (!identities) throw apiError('IDENTITY_OFF')
  const key = `identity:client:${client}`
  await take(limiter, [{ key, limit: attemptsPerClient, windowSeconds: 600 }])
  const identity = await verified(adapters, identities, idToken)
  if (!identity) return null
  const email = identity.email.trim().toLowerCase()
  if (!identity.isEmailVerified || !isEmail(email)) throw apiError('EMAIL_UNVERIFIED')
  const isKnown = (await repositories.accounts.byEmail(email)).length > 0
  // Unlike before a code, the person has proved the address, so may be told.
  if (token === undefined && !isKnown && settings.signUp !== 'open') {
    const isInvited = await repositories.accounts.isInvited(email, clock.now())
    throw isInvited ? invitationNeeded() : apiError('NOT_INVITED')
  }
  return commit(async (inside) => {
    if (browser !== null) await inside.browsers.remember(email, browser, clock.now())
    if (token === undefined) return openAccount(adapters, inside, email)
    const invitation = await openInvitation(adapters, inside, token, email)
    if (invitation instanceof ApiError) throw invitation
    const user = await acceptInvitation(adapters, inside, invitation)
    return startSession(adapters, inside, user, 'login')
  })
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
