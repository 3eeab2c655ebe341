import type { Account, User } from '@org/api/client'
import type { MenuEntry } from '@org/ui/primitives'
import { texts } from '#shared/texts.ts'

export interface AccountActions {
  /** Switches to another of the person's accounts. */
  onSwitch: (accountId: string) => void
  /** Starts the registration of the person's own organisation. */
  onRegister: () => void
  /** Opens the linked accounts. */
  onLinked: () => void
}

/**
 * Entries of the account menu: the other accounts, the page of the linked accounts and, for anyone
 * but an administrator, the registration of an organisation.
 */
export function accountEntries(
  user: User | null,
  others: readonly Account[],
  { onSwitch, onRegister, onLinked }: AccountActions,
): readonly MenuEntry[] {
  const accounts = others.map(({ id, email, organisation_name }) => ({
    id,
    label: texts.openAccount(organisation_name || email),
    onAction: () => onSwitch(id),
  }))
  const linked = { id: 'linked', label: texts.linkedAccounts, onAction: onLinked }
  // An administrator with only one account has no account menu, because the profile links to the
  // same pages.
  if (user === null || user.role === 'admin')
    return accounts.length > 0 ? [...accounts, linked] : []
  return [
    ...accounts,
    { id: 'own-organisation', label: texts.ownOrganisation, onAction: onRegister },
    linked,
  ]
}
