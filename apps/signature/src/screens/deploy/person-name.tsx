import type { User } from '@org/api/client'
import { formatDateTime } from '@org/app-kit'
import { texts } from '../../texts.ts'
import { Name, Note } from './deploy-page.styles.ts'

/** A person, and when they last changed what their signature says of them. */
export function PersonName({ user }: { user: User }) {
  return (
    <Name>
      <span>{user.display_name || user.email}</span>
      {user.info_updated_at !== null && (
        <Note>{texts.users.infoUpdated(formatDateTime(user.info_updated_at))}</Note>
      )}
    </Name>
  )
}
