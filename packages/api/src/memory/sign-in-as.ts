import { startSession } from '../accounts/sessions.ts'
import type { Session } from '../contract/entities/login-result.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Device } from '../rules/device-of.ts'

/** Starts a session without a code, for stories and tests. Rejects if the user is unknown. */
export async function signInAs(
  adapters: Adapters,
  userId: string,
  device: Device = { browser: '', system: '' },
): Promise<Session> {
  const user = await adapters.repositories.accounts.byId(userId)
  if (!user) throw new Error(`No user ${userId}`)
  return startSession(adapters, adapters.repositories, user, { action: 'login', device })
}
