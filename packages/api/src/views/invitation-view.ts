import type { Invitation } from '../contract/entities/invitation.ts'
import { administratorRoles } from '../contract/roles.ts'
import type { InvitationRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { invitationState } from '../rules/invitation-state.ts'
import { displayName } from '../rules/display-name.ts'

/**
 * Converts invitations to the form that administrators see. Invitations that grant no administrator
 * role are left out.
 */
export async function invitationViews(
  { teams, users }: ScopedRepositories,
  rows: readonly InvitationRecord[],
  now: number,
): Promise<Invitation[]> {
  const senders = await users.all({ id: rows.map((row) => row.invited_by) })
  const names = new Map((await teams.all()).map(({ id, name }) => [id, name]))
  return rows.flatMap((row) => {
    const sender = senders.find(({ id }) => id === row.invited_by)
    const role = administratorRoles.find((one) => one === row.role)
    if (role === undefined) return []
    const { id, email, team_id, created_at, expires_at, mail_status, mail_error } = row
    return {
      id,
      email,
      role,
      team: team_id === null ? null : { id: team_id, name: names.get(team_id) ?? '' },
      invited_by: sender ? displayName(sender) : '',
      created_at,
      expires_at,
      is_expired: invitationState(row, now) === 'expired',
      mail_status,
      mail_error,
    }
  })
}
