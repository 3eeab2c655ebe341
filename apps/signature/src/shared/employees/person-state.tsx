import type { User } from '@org/api/client'
import { Muted } from '@org/app-kit/pages'
import { Badge } from '@org/ui/primitives'
import { CircleCheck, Clock, Mail, TriangleAlert } from 'lucide-react'
import { States } from '../page.styles.ts'
import { peopleTexts } from '../texts.ts'

const icon = { size: 14, 'aria-hidden': true } as const

type Stood = Pick<User, 'deploy_status' | 'is_deployed' | 'is_deploy_sent' | 'has_old_version'>

/** True if the mail did not arrive: it failed, or it was returned. */
export function isFailure(status: User['deploy_status']): status is 'failed' | 'bounced' {
  return status === 'failed' || status === 'bounced'
}

/**
 * Badges for a person's current signature: being sent, sending failed, mail returned, sent or
 * installed; otherwise none.
 */
export function StateBadges({ employee }: { employee: Stood }) {
  if (employee.deploy_status === 'queued') {
    return <Badge icon={<Clock {...icon} />}>{peopleTexts.sending}</Badge>
  }
  return (
    <>
      {isFailure(employee.deploy_status) && (
        <Badge tone="danger" icon={<TriangleAlert {...icon} />}>
          {peopleTexts[employee.deploy_status]}
        </Badge>
      )}
      {employee.is_deployed && (
        <Badge tone="success" icon={<CircleCheck {...icon} />}>
          {peopleTexts.installed}
        </Badge>
      )}
      {!employee.is_deployed && employee.is_deploy_sent && (
        <Badge tone="accent" icon={<Mail {...icon} />}>
          {peopleTexts.sent}
        </Badge>
      )}
    </>
  )
}

/**
 * The state of a person's signature in a table: badges, and text for an unsent or an old version.
 */
export function PersonState({ employee }: { employee: Stood }) {
  const { deploy_status, is_deployed, is_deploy_sent, has_old_version } = employee
  const isUnsent = deploy_status === 'none' && !is_deployed && !is_deploy_sent
  return (
    <States>
      <StateBadges employee={employee} />
      {isUnsent && !has_old_version && <Muted>{peopleTexts.states.none}</Muted>}
      {has_old_version && <Muted>{peopleTexts.states.old_version}</Muted>}
    </States>
  )
}
