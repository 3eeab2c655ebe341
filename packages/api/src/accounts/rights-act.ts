import type { Act } from '../audit/new-entry.ts'
import type { Role } from '../contract/roles.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'

type RightsAction = 'rights_given' | 'rights_withdrawn' | 'invitation_sent' | 'invitation_revoked'

/**
 * Creates the audit entry for a change of rights. It names the person and, if the rights cover a
 * single team, that team.
 */
export async function rightsAct(
  { teams }: Pick<ScopedRepositories, 'teams'>,
  action: RightsAction,
  { email, role, team_id }: { email: string; role: Role; team_id: string | null },
): Promise<Act> {
  const isOverTeam = role === 'team_admin' && team_id !== null
  const [team] = isOverTeam ? await teams.all({ id: team_id }) : []
  return { action, subject: email, team: team?.name ?? '' }
}
