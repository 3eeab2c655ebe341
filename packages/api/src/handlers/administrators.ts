import { endRights } from '../accounts/end-rights.ts'
import { removeAccount } from '../accounts/remove-account.ts'
import { rightsAct } from '../accounts/rights-act.ts'
import { recordAct } from '../audit/record-act.ts'
import { apiError } from '../contract/errors.ts'
import type { Invitation } from '../contract/entities/invitation.ts'
import type { administratorOperations } from '../contract/operations/administrators.ts'
import type { AdministratorRole } from '../contract/roles.ts'
import { mustBe, validationError } from '../contract/validation.ts'
import { queueInvitation } from '../jobs/queue-invitation.ts'
import { loadContext } from '../merge/organisation-context.ts'
import type { InvitationRecord, UserRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation, current, found } from '../call/checks.ts'
import { hasRights } from '../rules/access.ts'
import { invitationSeconds, invitationState } from '../rules/invitation-state.ts'
import { invitationViews } from '../views/invitation-view.ts'
import { userView } from '../views/user-view.ts'

async function view(
  scoped: ScopedRepositories,
  row: InvitationRecord,
  now: number,
): Promise<Invitation> {
  const [shown] = await invitationViews(scoped, [row], now)
  return found(shown)
}

/** Returns the id of the team to administer; null for the whole organisation. */
async function teamIdOf(
  { teams }: ScopedRepositories,
  { role, team_id }: { role: AdministratorRole; team_id?: string | undefined },
): Promise<string | null> {
  if (role === 'admin') return null
  if (team_id === undefined) {
    throw validationError([{ path: 'team_id', message: mustBe('team_id', 'string') }])
  }
  const team = await teams.get(team_id)
  // Only administrators of the whole organisation manage the global team, because its banner
  // appears in every team that has no current banner.
  if (!team || team.is_global) throw apiError('REFERENCE', { payload: { field: 'team_id' } })
  return team.id
}

/**
 * Rejects a person who already has these rights or an open invitation, and removes an invitation
 * that is no longer open.
 */
async function makeRoom(
  { users, invitations }: ScopedRepositories,
  { email, ...rights }: Pick<InvitationRecord, 'email' | 'role' | 'team_id'>,
  now: number,
): Promise<void> {
  const refused = (message: string) =>
    apiError('DUPLICATE', { message, payload: { field: 'email' } })
  const [user] = await users.all({ email })
  if (user && hasRights(user, rights)) throw refused('Cette personne a déjà ces droits')
  const [former] = await invitations.all({ email })
  if (!former) return
  if (invitationState(former, now) === 'open') throw refused('Cette personne est déjà invitée')
  await invitations.remove(former.id)
}

/** Finds an invitation that may still be resent or revoked. */
async function pendingInvitation(
  { invitations }: ScopedRepositories,
  id: string,
): Promise<InvitationRecord> {
  const row = found(await invitations.get(id))
  if (row.accepted_at !== null || row.revoked_at !== null) throw apiError('NOT_FOUND')
  return row
}

/**
 * Removes a person's rights. An employee stays an employee; an external administrator's account is
 * deleted.
 */
async function withoutRights(inside: Repositories, former: UserRecord): Promise<UserRecord> {
  const { users } = inside.within({ organisationId: former.organisation_id })
  if (!former.is_external) {
    return current(await users.update(former.id, { role: 'member' }), async () => former)
  }
  await removeAccount(inside, former)
  return { ...former, role: 'member' }
}

export const administratorHandlers: HandlersOf<typeof administratorOperations> = {
  async listInvitations({ caller, path, list, now, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    const where = { ...list.where, accepted_at: null, revoked_at: null }
    const { data, total } = await scoped.invitations.list({ ...list, where })
    return { data: await invitationViews(scoped, data, now), total }
  },

  async createInvitation(call) {
    const { adapters, caller, path, body, now, commit } = call
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const team_id = await teamIdOf(scoped, body)
      await makeRoom(scoped, { ...body, team_id }, now)
      const row = await scoped.invitations.insert({
        id: adapters.secrets.id(),
        product: caller.user.product,
        email: body.email,
        role: body.role,
        team_id,
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
      return view(scoped, row, now)
    })
  },

  async sendInvitation(call) {
    const { adapters, caller, path, now, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const former = await pendingInvitation(scoped, path.id)
      const renewed = await scoped.invitations.update(former.id, {
        expires_at: now + invitationSeconds,
        mail_status: 'queued',
        mail_error: '',
        mail_request: former.mail_request + 1,
      })
      const row = await current(renewed, async () => former)
      await queueInvitation(adapters, inside, row, now)
      await recordAct(call, inside, await rightsAct(scoped, 'invitation_sent', row))
      return view(scoped, row, now)
    })
  },

  async revokeInvitation(call) {
    const { caller, path, now, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const row = await pendingInvitation(scoped, path.id)
      await scoped.invitations.update(row.id, { revoked_at: now })
      await recordAct(call, inside, await rightsAct(scoped, 'invitation_revoked', row))
      return { success: true } as const
    })
  },

  async withdrawRights(call) {
    const { caller, path, now, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const former = found(await scoped.users.get(path.id))
      await recordAct(call, inside, ...(await endRights(scoped, former, now)))
      const user = await withoutRights(inside, former)
      return userView(await loadContext(inside, user.organisation_id, user), user)
    })
  },
}
