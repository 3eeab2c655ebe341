import { Button, Menu } from '@org/ui/primitives'
import { ChevronDown } from 'lucide-react'
import { Email } from './public-layout.styles.ts'

export interface AccountMenuProps {
  email: string
  logoutLabel: string
  onLogout: () => void
}

/** The signed-in user's menu in the header of pages without the sidebar. */
export function AccountMenu({ email, logoutLabel, onLogout }: AccountMenuProps) {
  return (
    <Menu label={email} items={[{ id: 'logout', label: logoutLabel, onAction: onLogout }]}>
      <Button variant="tertiary">
        <Email>{email}</Email>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
    </Menu>
  )
}
