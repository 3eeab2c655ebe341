import type { Account, User } from '@org/api/client'
import type { MenuEntry } from '@org/ui/primitives'
import { texts } from '#shared/texts.ts'

export interface AccountActions {
  /** Opens another account of the person. */
  onSwitch: (accountId: string) => void
  /** Begins an organisation of one's own. */
  onRegister: () => void
  /** Shows who opens whose account. */
  onLinked: () => void
}

/** The person's other accounts, their links, and for an employee the way to an organisation of one's own. */
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
  // An administrator of one account has no menu to open; the profile leads there too.
  if (user === null || user.role === 'admin')
    return accounts.length > 0 ? [...accounts, linked] : []
  return [
    ...accounts,
    { id: 'own-organisation', label: texts.ownOrganisation, onAction: onRegister },
    linked,
  ]
}
