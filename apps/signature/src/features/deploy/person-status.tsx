import type { User } from '@org/api/client'
import { explained, formatShortDateTime } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { deployTexts } from './texts.ts'
import { isFailure, StateBadges } from '#shared/employees/person-state.tsx'
import { Dates, Note, Reason, Status } from './deploy-page.styles.ts'
import { useDeploy } from './use-deploy.ts'

export interface PersonStatusProps {
  employee: User
  /** The note that the administrator adds to the mail. */
  message: string
}

/** The state of a person's signature, with the button that sends it. */
export function PersonStatus({ employee, message }: PersonStatusProps) {
  const [hasObstacle, setObstacle] = useState(false)
  const target = { kind: 'user', id: employee.id } as const
  // After a new version or a failure, sending again is a new request rather than a retry.
  const round = [employee.signature?.version, employee.deploy_status, employee.sent_at]
  const { deploy, isRunning, error } = useDeploy(target, message, round)
  const name = employee.display_name || employee.email
  const press = (sendAgain: boolean) => {
    setObstacle(employee.signature === null)
    if (employee.signature !== null) deploy(sendAgain)
  }
  const isQueued = employee.deploy_status === 'queued'
  const isFailed = isFailure(employee.deploy_status)
  const isSent = employee.is_deploy_sent || employee.is_deployed
  const isAgain = isSent || isFailed
  const action = isAgain ? deployTexts.sendAgain : deployTexts.deploy
  return (
    <Status>
      <StateBadges employee={employee} />
      {employee.has_old_version && <Note>{deployTexts.oldVersion}</Note>}
      {!isQueued && (
        <Button
          variant={isSent && !isFailed ? 'tertiary' : 'secondary'}
          isLoading={isRunning}
          aria-label={`${action} ${name}`}
          onPress={() => press(isAgain)}
        >
          {action}
        </Button>
      )}
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
      {isFailed && employee.deploy_error !== '' && <Reason>{employee.deploy_error}</Reason>}
      {!isFailed && employee.deploy_error !== '' && <Note>{employee.deploy_error}</Note>}
      {hasObstacle && <BannerMessage tone="danger" title={deployTexts.noSignature} />}
      {error !== null && <Reason role="alert">{explained(error, 'deploy')}</Reason>}
    </Status>
  )
}
