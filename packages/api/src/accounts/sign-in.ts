import type { Session } from '../contract/entities/login-result.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Commit } from '../program/call.ts'
import { register } from './register.ts'
import { startSession } from './sessions.ts'
import { codeAttempts, codeHmac } from './sign-in-code.ts'

const attemptsPerClient = 60
const windowSeconds = 600

/**
 * Signs in by code; null when it is wrong, lapsed, used or tried too often. A known email opens
 * the account that was used last, an unknown one gets an organisation of its own.
 */
export async function signIn(
  adapters: Adapters,
  { email, code }: { email: string; code: string },
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
    const known = (await inside.accounts.byEmail(email))[0]
    const user = known ?? (await register(adapters, inside, email))
    return startSession(adapters, inside, user, known ? 'login' : 'register')
  })
}
