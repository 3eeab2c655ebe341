import { endRights } from '../../accounts/end-rights.ts'
import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import type { Caller } from '../../call/caller.ts'
import type { coachOperations } from '../../contract/operations/coaching/coaches.ts'
import type { CoachDetail } from '../../contract/types.ts'
import type { Repositories, ScopedRepositories } from '../../ports/repositories.ts'
import { coachDetailView, coachView } from '../../views/coaching/coach-views.ts'
import { coachInvitationHandlers } from './coach-invitations.ts'

/**
 * Returns repositories for the content of all coaches in the caller's studio. Only calls of admins
 * may use them.
 */
const wholeStudio = (repositories: Repositories, { user }: Caller): ScopedRepositories =>
  repositories.within({ organisationId: user.organisation_id })

async function adminIds({ users }: ScopedRepositories): Promise<Set<string>> {
  return new Set((await users.pick(['id'], { role: 'admin' })).map(({ id }) => id))
}

async function detail(scoped: ScopedRepositories, id: string): Promise<CoachDetail> {
  const { coaches, trainingSessions } = scoped.coaching
  const coach = found(await coaches.get(id))
  const sessions = await trainingSessions.all({ owner_id: id, is_deleted: false })
  const newestFirst = sessions.toSorted((a, b) => b.created_at - a.created_at)
  return coachDetailView(coach, (await adminIds(scoped)).has(id), newestFirst)
}

const lastAdmin = { message: 'Le studio doit garder au moins un administrateur' }

const unshared = { share_key: null, shared_at: null }

export const coachHandlers: HandlersOf<typeof coachOperations> = {
  ...coachInvitationHandlers,

  async listCoaches({ caller, list, repositories }) {
    const scoped = wholeStudio(repositories, caller)
    const page = await scoped.coaching.coaches.list(list)
    const admins = await adminIds(scoped)
    return { data: page.data.map((row) => coachView(row, admins.has(row.id))), total: page.total }
  },

  async getCoach({ caller, path, repositories }) {
    return detail(wholeStudio(repositories, caller), path.id)
  },

  async endCoachAccess(call) {
    const { caller, path, body, now, commit } = call
    return commit(async (inside) => {
      const scoped = wholeStudio(inside, caller)
      const { coaches, trainingSessions } = scoped.coaching
      const coach = found(await coaches.get(path.id))
      const user = found(await scoped.users.get(coach.id))
      const acts = await endRights(scoped, user, now, lastAdmin)
      await scoped.users.update(user.id, { role: 'member' })
      await current(await coaches.update(coach.id, { is_active: false }), async () => coach)
      // An open invitation would let the coach in again.
      const pending = { email: coach.email, accepted_at: null, revoked_at: null }
      await scoped.invitations.updateAll(pending, { revoked_at: now })
      if (body.endsSharing) await trainingSessions.updateAll({ owner_id: coach.id }, unshared)
      await inside.tokens.removeOfUser(coach.id)
      await scoped.photoTokens.remove(coach.id)
      const subject = coach.email
      await recordAct(call, inside, ...acts, { action: 'coach_access_ended', subject })
      return detail(scoped, coach.id)
    })
  },

  async endCoachSharing(call) {
    const { caller, path, commit } = call
    return commit(async (inside) => {
      const scoped = wholeStudio(inside, caller)
      const { trainingSessions } = scoped.coaching
      const session = found(await trainingSessions.get(path.sessionId))
      found(session.owner_id === path.id && !session.is_deleted ? session : null)
      await trainingSessions.mark(session.id, unshared)
      await recordAct(call, inside, { action: 'coach_sharing_ended', subject: session.title })
      return detail(scoped, path.id)
    })
  },
}
