import type { User } from '@org/api/client'
import { formatDateTime } from '@org/app-kit'
import { paths } from '#shared/paths.ts'
import { RowLink } from '#shared/row-link.tsx'
import { Name, Note } from './deploy-page.styles.ts'
import { peopleTexts } from '#shared/employees/texts.ts'

export interface PersonNameProps {
  user: User
  /** The team that the screen is held to. */
  teamId: string | null
}

/** A person, whose form opens, and when they last changed what their signature says of them. */
export function PersonName({ user, teamId }: PersonNameProps) {
  return (
    <Name>
      <RowLink href={paths.user(teamId, user.id)}>{user.display_name || user.email}</RowLink>
      {user.info_updated_at !== null && (
        <Note>{peopleTexts.infoUpdated(formatDateTime(user.info_updated_at))}</Note>
      )}
    </Name>
  )
}
