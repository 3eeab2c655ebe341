import type { SignedIn } from './session-slice.ts'

/** Returns the ids of the accounts that have the email of the user who signed in. */
export function ownAccountIds({ auth, user, otherAccounts }: SignedIn): string[] {
  const others = otherAccounts.filter(({ email }) => email === user?.email)
  return [auth.user_id, ...others.map(({ id }) => id)]
}
