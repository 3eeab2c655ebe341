import type { Account } from '@org/api/client'
import { Button } from '@org/ui/primitives'
import { linkedAccountsTexts } from './texts.ts'
import { Muted } from '#shared/page.styles.ts'
import { Rows } from './linked-accounts.styles.ts'

const words = linkedAccountsTexts

export interface AccountRowsProps {
  label: string
  accounts: readonly Account[]
  /** Stands where there are none. */
  empty: string
  onEnd: (account: Account) => void
}

/** Linked accounts, each with the way to end the link. */
export function AccountRows({ label, accounts, empty, onEnd }: AccountRowsProps) {
  if (accounts.length === 0) return <Muted>{empty}</Muted>
  return (
    <Rows aria-label={label}>
      {accounts.map((account) => (
        <li key={account.id}>
          <span>
            {account.email} <Muted>{account.organisation_name}</Muted>
          </span>
          <Button aria-label={words.endOf(account.email)} onPress={() => onEnd(account)}>
            {words.end}
          </Button>
        </li>
      ))}
    </Rows>
  )
}
