import type { User } from '@org/api/client'
import { Button } from '@org/ui/primitives'
import type { PersonDeploy } from './use-person-deploy.ts'

export interface PersonActionProps {
  employee: User
  deploy: PersonDeploy
}

/** The button that sends a person's signature; none while a mail is being sent. */
export function PersonAction({ employee, deploy }: PersonActionProps) {
  if (deploy.isQueued) return null
  return (
    <Button
      variant={deploy.isDone ? 'tertiary' : 'secondary'}
      isLoading={deploy.isRunning}
      aria-label={`${deploy.action} ${employee.display_name || employee.email}`}
      onPress={deploy.press}
    >
      {deploy.action}
    </Button>
  )
}
