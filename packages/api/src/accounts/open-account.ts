import { recordSignIn } from '../audit/record-act.ts'
import type { ApiError } from '../contract/api-error.ts'
import type { Session } from '../contract/entities/login-result.ts'
import { apiError } from '../contract/errors.ts'
import type { Product } from '../contract/products.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import type { Origin } from '../call/call.ts'
import { register } from './register.ts'
import { startSession } from './sessions.ts'

const inactive = (product: Product) =>
  product === 'coaching'
    ? apiError('ACCOUNT_INACTIVE', {
        message:
          'Votre accès a pris fin. Demandez à un administrateur de votre studio de vous inviter de nouveau.',
      })
    : apiError('ACCOUNT_INACTIVE')

/** Leaves out the accounts of people whose access has ended. */
async function activeAccounts(
  inside: Repositories,
  accounts: readonly UserRecord[],
): Promise<UserRecord[]> {
  const active: UserRecord[] = []
  for (const account of accounts) {
    const scoped = inside.within({ organisationId: account.organisation_id })
    const person = await personOf(scoped, account)
    if (person === null || person.is_active) active.push(account)
  }
  return active
}

/**
 * Returns the product's own record of an account; null in the signature product, which has none.
 */
async function personOf(
  { stock, coaching }: ScopedRepositories,
  { id, product }: UserRecord,
): Promise<{ is_active: boolean } | null> {
  if (product === 'stock') return stock.members.get(id)
  return product === 'coaching' ? coaching.coaches.get(id) : null
}

/**
 * Returns the account to open, which is the one used last; undefined if a new organisation must be
 * created. On the host of the coaching admin, accounts that may administer come first.
 */
function accountToOpen(
  active: readonly UserRecord[],
  { isAdminHost, wantsOwn }: { isAdminHost: boolean; wantsOwn: boolean },
): UserRecord | undefined {
  const admins = active.filter(({ role }) => role === 'admin')
  if (isAdminHost) return admins[0] ?? active[0]
  return wantsOwn ? admins[0] : active[0]
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
  const { client, device, product, isAdminHost } = origin
  const accounts = await inside.accounts.byEmail(email, product)
  const active = await activeAccounts(inside, accounts)
  if (accounts.length > 0 && active.length === 0) return inactive(product)
  const known = accountToOpen(active, { isAdminHost, wantsOwn })
  const user = known ?? (await register(adapters, inside, { email, product }))
  const action = known ? 'signed_in' : 'registered'
  await recordSignIn(adapters, inside, user, { client }, { action })
  return startSession(adapters, inside, user, { action: known ? 'login' : 'register', device })
}
