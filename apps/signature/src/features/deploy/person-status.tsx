import type { User } from '@org/api/client'
import { explained, formatShortDateTime } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { deployTexts } from './texts.ts'
import { StateBadges } from '#shared/employees/person-state.tsx'
import { Dates, Note, Reason, Status } from './deploy-page.styles.ts'
import { useDeploy } from './use-deploy.ts'

export interface PersonStatusProps {
  user: User
  /** Note for the mail. */
  message: string
}

/** How a person's signature stands, with the button that sends it. */
export function PersonStatus({ user, message }: PersonStatusProps) {
  const [hasObstacle, setObstacle] = useState(false)
  const target = { kind: 'user', id: user.id } as const
  // After a new version or a failure, sending once more is a new request and not a repetition.
  const round = [user.signature?.version, user.deploy_status, user.sent_at]
  const { deploy, isRunning, error } = useDeploy(target, message, round)
  const name = user.display_name || user.email
  const press = (sendAgain: boolean) => {
    setObstacle(user.signature === null)
    if (user.signature !== null) deploy(sendAgain)
  }
  const isQueued = user.deploy_status === 'queued'
  const isFailed = user.deploy_status === 'failed'
  const isSent = user.is_deploy_sent || user.is_deployed
  const isAgain = isSent || isFailed
  const action = isAgain ? deployTexts.sendAgain : deployTexts.deploy
  return (
    <Status>
      <StateBadges user={user} />
      {user.has_old_version && <Note>{deployTexts.oldVersion}</Note>}
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
      {(user.sent_at !== null || user.installed_at !== null) && (
        <Dates>
          {user.sent_at !== null && (
            <span>{deployTexts.sentOn(formatShortDateTime(user.sent_at))}</span>
          )}
          {user.installed_at !== null && (
            <span>{deployTexts.installedOn(formatShortDateTime(user.installed_at))}</span>
          )}
        </Dates>
      )}
      {isFailed && user.deploy_error !== '' && <Reason>{user.deploy_error}</Reason>}
      {hasObstacle && <BannerMessage tone="danger" title={deployTexts.noTemplate} />}
      {error !== null && <Reason role="alert">{explained(error, 'deploy')}</Reason>}
    </Status>
  )
}
