import type { Team } from '@org/api/client'
import { deployTexts } from './texts.ts'

/** Returns the message from the specification if nothing can be sent to a team; otherwise null. */
export function deployObstacle({
  members_count,
  without_signature_count,
}: Pick<Team, 'members_count' | 'without_signature_count'>): string | null {
  if (members_count === 0) return deployTexts.emptyTeam
  return without_signature_count === members_count ? deployTexts.noSignature : null
}

/**
 * Whether a deploy of the team would send nothing because all its signatures were already sent, are
 * installed or are being sent. `deployObstacle` handles teams without members or signatures.
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

/**
 * Whether the signature was sent to somebody in the team, but not everybody has installed it yet.
 */
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
