import type { Team, User } from '@org/api/client'
import { type Deployable, needsMail } from '../../deploy/needs-mail.ts'
import { texts } from '../../texts.ts'

/** Why nothing can be sent to a team, in the specification's words; null when something can. */
export function deployObstacle(
  team: Pick<Team, 'members_count'>,
  members: readonly Pick<User, 'signature'>[],
): string | null {
  if (team.members_count === 0) return texts.deploy.emptyTeam
  if (members.length > 0 && members.every(({ signature }) => signature === null)) {
    return texts.deploy.noTemplate
  }
  return null
}

/**
 * True when a deploy of the team would send nothing: everybody was sent the signature, has
 * installed it or is being sent it. A team without members or template has an obstacle instead.
 */
export function isAllSent(
  team: Pick<Team, 'members_count' | 'signature_template_deploy_install_email_sent_count'>,
  members: readonly Deployable[],
): boolean {
  if (team.members_count === 0) return false
  if (team.signature_template_deploy_install_email_sent_count === team.members_count) return true
  const withSignature = members.filter(({ signature }) => signature !== null)
  return withSignature.length > 0 && !withSignature.some((member) => needsMail(member))
}
