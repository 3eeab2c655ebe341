import type { Account } from '@org/api/client'
import { Muted } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { linkedAccountsTexts } from './texts.ts'
import { Rows } from './linked-accounts.styles.ts'

const labels = linkedAccountsTexts

export interface AccountRowsProps {
  label: string
  accounts: readonly Account[]
  /** Text shown when there are no linked accounts. */
  empty: string
  onEnd: (account: Account) => void
}

/** Linked accounts, each with a button that ends the link. */
export function AccountRows({ label, accounts, empty, onEnd }: AccountRowsProps) {
  if (accounts.length === 0) return <Muted>{empty}</Muted>
  return (
    <Rows aria-label={label}>
      {accounts.map((account) => (
        <li key={account.id}>
          <span>
            {account.email} <Muted>{account.organisation_name}</Muted>
          </span>
          <Button aria-label={labels.endOf(account.email)} onPress={() => onEnd(account)}>
            {labels.end}
          </Button>
        </li>
      ))}
    </Rows>
  )
}
