import { recordSignIn } from '../audit/record-act.ts'
import type { Session } from '../contract/entities/login-result.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Origin } from '../call/call.ts'
import { register } from './register.ts'
import { startSession } from './sessions.ts'

/**
 * Starts a session for the owner of a verified email. It opens the account used last or, if there
 * is none, a new organisation. If `wantsOwn` is set, only accounts that administer an organisation
 * are considered. Call it inside a transaction.
 */
export async function openAccount(
  adapters: Adapters,
  inside: Repositories,
  { email, origin, wantsOwn = false }: { email: string; origin: Origin; wantsOwn?: boolean },
): Promise<Session> {
  const { client, device, product } = origin
  const accounts = await inside.accounts.byEmail(email, product)
  const known = accounts.find(({ role }) => !wantsOwn || role === 'admin')
  const user = known ?? (await register(adapters, inside, { email, product }))
  const action = known ? 'signed_in' : 'registered'
  await recordSignIn(adapters, inside, user, { client }, { action })
  return startSession(adapters, inside, user, { action: known ? 'login' : 'register', device })
}
