import type { Team } from '@org/api/client'
import { deployTexts } from './texts.ts'

/**
 * Returns the specification's message about why nothing can be sent to a team; null if something
 * can.
 */
export function deployObstacle({
  members_count,
  without_signature_count,
}: Pick<Team, 'members_count' | 'without_signature_count'>): string | null {
  if (members_count === 0) return deployTexts.emptyTeam
  return without_signature_count === members_count ? deployTexts.noSignature : null
}

/**
 * Whether a deploy of the team would send nothing, because every member with a signature was
 * already sent it, has installed it or is being sent it. Teams without members or signatures are
 * left to `deployObstacle`.
 */
export function isAllSent(
  team: Pick<
    Team,
    | 'members_count'
    | 'without_signature_count'
    | 'deploy_due_count'
    | 'signature_template_deploy_install_email_sent_count'
  >,
): boolean {
  if (team.members_count === 0) return false
  if (team.signature_template_deploy_install_email_sent_count === team.members_count) return true
  return team.deploy_due_count === 0 && team.without_signature_count < team.members_count
}

/** Whether the signature was sent to somebody in the team and not everybody has installed it. */
export function isWaitedFor(
  team: Pick<
    Team,
    | 'members_count'
    | 'signature_template_deploy_install_email_sent_count'
    | 'signature_template_deploy_count'
  >,
): boolean {
  const installed = team.signature_template_deploy_count
  return (
    team.signature_template_deploy_install_email_sent_count > 0 && installed < team.members_count
  )
}
