import type { User } from '@org/api/client'
import { formatDateTime } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import { paths } from '#shared/paths.ts'
import { Name, Note } from './deploy-page.styles.ts'
import { peopleTexts } from '#shared/texts.ts'

export interface PersonNameProps {
  employee: User
  /** The team that the screen is restricted to. */
  teamId: string | null
}

/**
 * Shows a person's name, which opens their form, and when they last changed their own information.
 */
export function PersonName({ employee, teamId }: PersonNameProps) {
  return (
    <Name>
      <RowLink href={paths.user(teamId, employee.id)}>
        {employee.display_name || employee.email}
      </RowLink>
      {employee.info_updated_at !== null && (
        <Note>{peopleTexts.infoUpdated(formatDateTime(employee.info_updated_at))}</Note>
      )}
    </Name>
  )
}
