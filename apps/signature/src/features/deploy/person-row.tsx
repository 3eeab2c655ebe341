import type { User } from '@org/api/client'
import { PersonState } from '#shared/employees/person-state.tsx'
import { Person } from './deploy-page.styles.ts'
import { PersonAction } from './person-action.tsx'
import { PersonDetails } from './person-details.tsx'
import { PersonName } from './person-name.tsx'
import { usePersonDeploy } from './use-person-deploy.ts'

export interface PersonRowProps {
  employee: User
  /** The team that the screen is restricted to. */
  teamId: string | null
  /** The note that the administrator adds to the mail. */
  message: string
}

/** One member of an opened team: first the state, then the person and the action. */
export function PersonRow({ employee, teamId, message }: PersonRowProps) {
  const deploy = usePersonDeploy(employee, message)
  return (
    <Person>
      <PersonState employee={employee} />
      <div>
        <PersonName employee={employee} teamId={teamId} />
        <PersonDetails employee={employee} deploy={deploy} />
      </div>
      <PersonAction employee={employee} deploy={deploy} />
    </Person>
  )
}
