import type { Session } from '../contract/entities/login-result.ts'
import { ApiError, apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Commit } from '../program/call.ts'
import { acceptInvitation, invitationNeeded, openInvitation } from './accept-invitation.ts'
import { openAccount } from './open-account.ts'
import { startSession } from './sessions.ts'
import { codeAttempts, codeHmac } from './sign-in-code.ts'

const attemptsPerClient = 60
const windowSeconds = 600
// With a million codes these bound what guessing for a whole day can reach: 1 in 5,000 per address.
const attemptsPerEmailAndClient = 50
const attemptsPerEmail = 200
const daySeconds = 86_400

export interface SignIn {
  email: string
  code: string
  /** True: the person wants an organisation of their own, whoever else employs them. */
  register?: boolean | undefined
  /** Of the link in an invitation's mail: the code accepts it. */
  invitation?: string | undefined
}

/**
 * Signs in by code, or says why not: it is wrong, lapsed, used or tried too often, or the invitation
 * is good for nothing, which uses up no code. A known email opens the account that was used last; an
 * unknown one gets an organisation of its own. With `register` only accounts that administer an
 * organisation count as known. An invitation opens the account that it is for.
 */
export async function signIn(
  adapters: Adapters,
  { email, code, register: wantsOwn = false, invitation: token }: SignIn,
  client: string,
  commit: Commit,
): Promise<Session | ApiError> {
  const { limiter, repositories, secrets, clock } = adapters
  const isAllowed =
    (await limiter.take(`login:client:${client}`, 1, attemptsPerClient, windowSeconds)) &&
    (await limiter.take(
      `login:email:${email}:${client}`,
      1,
      attemptsPerEmailAndClient,
      daySeconds,
    )) &&
    (await limiter.take(`login:email:${email}`, 1, attemptsPerEmail, daySeconds))
  if (!isAllowed) throw apiError('TOO_MANY')
  // Counted before it is compared, so that parallel guesses cannot share one attempt.
  const stored = await repositories.codes.attempt(email)
  const hmac = await codeHmac(secrets, email, code)
  const refused = apiError('CODE_REFUSED')
  if (!stored || stored.attempts > codeAttempts || stored.expires_at <= clock.now()) return refused
  if (stored.hmac !== hmac) return refused
  return commit(async (inside) => {
    const invitation =
      token === undefined ? null : await openInvitation(adapters, inside, token, email)
    if (invitation instanceof ApiError) return invitation
    if (!invitation && (await isStray(adapters, inside, email))) return invitationNeeded()
    if (!(await inside.codes.use(email, hmac))) return refused
    if (!invitation) return openAccount(adapters, inside, email, wantsOwn)
    const user = await acceptInvitation(adapters, inside, invitation)
    return startSession(adapters, inside, user, 'login')
  })
}

/** True for who has a code because of an invitation alone, and came by another way than its link. */
async function isStray(
  { settings }: Adapters,
  { accounts }: Repositories,
  email: string,
): Promise<boolean> {
  return settings.signUp !== 'open' && (await accounts.byEmail(email)).length === 0
}
