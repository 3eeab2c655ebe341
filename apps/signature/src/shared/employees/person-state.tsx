import type { User } from '@org/api/client'
import { Badge } from '@org/ui/primitives'
import { CircleCheck, Clock, Mail, TriangleAlert } from 'lucide-react'
import { Muted, States } from '../page.styles.ts'
import { peopleTexts } from './texts.ts'

const icon = { size: 14, 'aria-hidden': true } as const

type Stood = Pick<User, 'deploy_status' | 'is_deployed' | 'is_deploy_sent' | 'has_old_version'>

/** How a person's signature stands; nothing where it was never sent. */
export function StateBadges({ user }: { user: Stood }) {
  if (user.deploy_status === 'queued') {
    return <Badge icon={<Clock {...icon} />}>{peopleTexts.sending}</Badge>
  }
  return (
    <>
      {user.deploy_status === 'failed' && (
        <Badge tone="danger" icon={<TriangleAlert {...icon} />}>
          {peopleTexts.failed}
        </Badge>
      )}
      {user.is_deployed && (
        <Badge tone="success" icon={<CircleCheck {...icon} />}>
          {peopleTexts.installed}
        </Badge>
      )}
      {!user.is_deployed && user.is_deploy_sent && (
        <Badge tone="accent" icon={<Mail {...icon} />}>
          {peopleTexts.sent}
        </Badge>
      )}
    </>
  )
}

/** The same in a column, where each row says something. */
export function PersonState({ user }: { user: Stood }) {
  const { deploy_status, is_deployed, is_deploy_sent, has_old_version } = user
  const isUnsent = deploy_status === 'none' && !is_deployed && !is_deploy_sent
  return (
    <States>
      <StateBadges user={user} />
      {isUnsent && !has_old_version && <Muted>{peopleTexts.states.none}</Muted>}
      {has_old_version && <Muted>{peopleTexts.states.old_version}</Muted>}
    </States>
  )
}
