import type { Team, User } from '@org/api/client'
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
