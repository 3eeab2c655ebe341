import type { User } from '@org/api/client'
import { explained, formatShortDateTime } from '@org/app-kit'
import { BannerMessage } from '@org/ui/primitives'
import { Dates, Note, Reason } from './deploy-page.styles.ts'
import { deployTexts } from './texts.ts'
import type { PersonDeploy } from './use-person-deploy.ts'

export interface PersonDetailsProps {
  employee: User
  deploy: PersonDeploy
}

/** When a person's signature was sent and installed, and what went wrong. */
export function PersonDetails({ employee, deploy }: PersonDetailsProps) {
  return (
    <>
      {(employee.sent_at !== null || employee.installed_at !== null) && (
        <Dates>
          {employee.sent_at !== null && (
            <span>{deployTexts.sentOn(formatShortDateTime(employee.sent_at))}</span>
          )}
          {employee.installed_at !== null && (
            <span>{deployTexts.installedOn(formatShortDateTime(employee.installed_at))}</span>
          )}
        </Dates>
      )}
      {deploy.isFailed && employee.deploy_error !== '' && <Reason>{employee.deploy_error}</Reason>}
      {!deploy.isFailed && employee.deploy_error !== '' && <Note>{employee.deploy_error}</Note>}
      {deploy.hasObstacle && <BannerMessage tone="danger" title={deployTexts.noSignature} />}
      {deploy.error !== null && <Reason role="alert">{explained(deploy.error, 'deploy')}</Reason>}
    </>
  )
}
