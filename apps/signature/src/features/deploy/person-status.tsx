import type { User } from '@org/api/client'
import { StateBadges } from '#shared/employees/person-state.tsx'
import { Note, Status } from './deploy-page.styles.ts'
import { PersonAction } from './person-action.tsx'
import { PersonDetails } from './person-details.tsx'
import { deployTexts } from './texts.ts'
import { usePersonDeploy } from './use-person-deploy.ts'

export interface PersonStatusProps {
  employee: User
  /** The note that the administrator adds to the mail. */
  message: string
}

/** The state of a person's signature in a table, with the button that sends it. */
export function PersonStatus({ employee, message }: PersonStatusProps) {
  const deploy = usePersonDeploy(employee, message)
  return (
    <Status>
      <StateBadges employee={employee} />
      {employee.has_old_version && <Note>{deployTexts.oldVersion}</Note>}
      <PersonAction employee={employee} deploy={deploy} />
      <PersonDetails employee={employee} deploy={deploy} />
    </Status>
  )
}
