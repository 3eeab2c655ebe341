import { rightsAct } from '../../accounts/rights-act.ts'
import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import type { coachOperations } from '../../contract/operations/coaching/coaches.ts'
import { apiError } from '../../contract/errors.ts'
import type { CoachInvitation } from '../../contract/types.ts'
import { queueInvitation } from '../../jobs/queue-invitation.ts'
import type { InvitationRecord } from '../../ports/records.ts'
import type { ScopedRepositories } from '../../ports/repositories.ts'
import { hasRights } from '../../rules/access.ts'
import { invitationSeconds, invitationState } from '../../rules/invitation-state.ts'

type InvitationHandlers = Pick<
  HandlersOf<typeof coachOperations>,
  'inviteCoach' | 'listCoachInvitations' | 'revokeCoachInvitation'
>

const view = (row: InvitationRecord, now: number): CoachInvitation => ({
  id: row.id,
  email: row.email,
  isAdmin: row.role === 'admin',
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isExpired: invitationState(row, now) === 'expired',
  mailStatus: row.mail_status,
})

/**
 * Rejects a coach who already has these rights. Removes a former invitation, so that its link stops
 * working.
 */
async function makeRoom(
  { users, coaching, invitations }: ScopedRepositories,
  { email, role }: Pick<InvitationRecord, 'email' | 'role'>,
): Promise<void> {
  const [user] = await users.all({ email })
  const coach = user ? await coaching.coaches.get(user.id) : null
  if (user && coach?.is_active && hasRights(user, { role, team_id: null })) {
    const message = 'Cette personne fait déjà partie du studio'
    throw apiError('DUPLICATE', { message, payload: { field: 'email' } })
  }
  const [former] = await invitations.all({ email })
  if (former) await invitations.remove(former.id)
}

export const coachInvitationHandlers: InvitationHandlers = {
  async inviteCoach(call) {
    const { adapters, caller, body, now, commit } = call
    const { email } = body
    const role = body.isAdmin ? 'admin' : 'member'
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await makeRoom(scoped, { email, role })
      const row = await scoped.invitations.insert({
        id: adapters.secrets.id(),
        product: caller.user.product,
        email,
        role,
        team_id: null,
        invited_by: caller.user.id,
        expires_at: now + invitationSeconds,
        accepted_at: null,
        revoked_at: null,
        mail_status: 'queued',
        mail_error: '',
        mail_request: 1,
        created_at: now,
      })
      await queueInvitation(adapters, inside, row, now)
      await recordAct(call, inside, await rightsAct(scoped, 'invitation_sent', row))
      return view(row, now)
    })
  },

  async listCoachInvitations({ caller, list, now, repositories }) {
    const { invitations } = repositories.within(caller.scope)
    const where = { ...list.where, accepted_at: null, revoked_at: null }
    const { data, total } = await invitations.list({ ...list, where })
    return { data: data.map((row) => view(row, now)), total }
  },

  async revokeCoachInvitation(call) {
    const { caller, path, now, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const row = found(await scoped.invitations.get(path.id))
      if (row.accepted_at !== null || row.revoked_at !== null) throw apiError('NOT_FOUND')
      await scoped.invitations.update(row.id, { revoked_at: now })
      await recordAct(call, inside, await rightsAct(scoped, 'invitation_revoked', row))
      return { success: true } as const
    })
  },
}
