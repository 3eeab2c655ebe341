import type { Session } from '../contract/entities/login-result.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Commit } from '../program/call.ts'
import { register } from './register.ts'
import { startSession } from './sessions.ts'
import { codeAttempts, codeHmac } from './sign-in-code.ts'

const attemptsPerClient = 60
const windowSeconds = 600

export interface SignIn {
  email: string
  code: string
  /** True: the person wants an organisation of their own, whoever else employs them. */
  register?: boolean | undefined
}

/**
 * Signs in by code; null when it is wrong, lapsed, used or tried too often. A known email opens
 * the account that was used last; an unknown one gets an organisation of its own. With `register`
 * only accounts that administer an organisation count as known.
 */
export async function signIn(
  adapters: Adapters,
  { email, code, register: wantsOwn = false }: SignIn,
  client: string,
  commit: Commit,
): Promise<Session | null> {
  const { limiter, repositories, secrets, clock } = adapters
  const key = `login:client:${client}`
  if (!(await limiter.take(key, 1, attemptsPerClient, windowSeconds))) throw apiError('TOO_MANY')
  // Counted before it is compared, so that parallel guesses cannot share one attempt.
  const stored = await repositories.codes.attempt(email)
  const hmac = await codeHmac(secrets, email, code)
  if (!stored || stored.attempts > codeAttempts || stored.expires_at <= clock.now()) return null
  if (stored.hmac !== hmac) return null
  return commit(async (inside) => {
    if (!(await inside.codes.use(email, hmac))) return null
    const accounts = await inside.accounts.byEmail(email)
    const known = accounts.find(({ role }) => !wantsOwn || role === 'admin')
    const user = known ?? (await register(adapters, inside, email))
    return startSession(adapters, inside, user, known ? 'login' : 'register')
  })
}
