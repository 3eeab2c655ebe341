import { recordSignIn } from '../audit/record-act.ts'
import type { ApiError } from '../contract/api-error.ts'
import type { Session } from '../contract/entities/login-result.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Origin } from '../call/call.ts'
import { register } from './register.ts'
import { startSession } from './sessions.ts'

/** Leaves out the accounts of stock members who were deactivated. */
async function activeAccounts(
  inside: Repositories,
  accounts: readonly UserRecord[],
): Promise<UserRecord[]> {
  const active: UserRecord[] = []
  for (const account of accounts) {
    const { stock } = inside.within({ organisationId: account.organisation_id })
    const member = account.product === 'stock' ? await stock.members.get(account.id) : null
    if (member === null || member.is_active) active.push(account)
  }
  return active
}

/**
 * Starts a session for the owner of a verified email. It opens the account used last or, if there
 * is none, a new organisation. If `wantsOwn` is set, only accounts that administer an organisation
 * are considered. Returns ACCOUNT_INACTIVE if all accounts of the email were deactivated. Call it
 * inside a transaction.
 */
export async function openAccount(
  adapters: Adapters,
  inside: Repositories,
  { email, origin, wantsOwn = false }: { email: string; origin: Origin; wantsOwn?: boolean },
): Promise<Session | ApiError> {
  const { client, device, product } = origin
  const accounts = await inside.accounts.byEmail(email, product)
  const active = await activeAccounts(inside, accounts)
  if (accounts.length > 0 && active.length === 0) return apiError('ACCOUNT_INACTIVE')
  const known = active.find(({ role }) => !wantsOwn || role === 'admin')
  const user = known ?? (await register(adapters, inside, { email, product }))
  const action = known ? 'signed_in' : 'registered'
  await recordSignIn(adapters, inside, user, { client }, { action })
  return startSession(adapters, inside, user, { action: known ? 'login' : 'register', device })
}
