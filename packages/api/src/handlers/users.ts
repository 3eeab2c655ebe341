import { newUser } from '../accounts/register.ts'
import { otherAccounts } from '../accounts/other-accounts.ts'
import { apiError } from '../contract/errors.ts'
import { hasRole } from '../contract/roles.ts'
import type { userOperations } from '../contract/operations/users.ts'
import { bannerAnswer } from '../banner/banner-answer.ts'
import { loadContext } from '../merge/organisation-context.ts'
import type { Patch } from '../ports/table.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import type { HandlersOf } from '../program/call.ts'
import type { Caller } from '../program/caller.ts'
import { checkOrganisation, checkReference, current, found } from '../program/checks.ts'
import { defined } from '../program/defined.ts'
import { userView } from '../views/user-view.ts'
import { deployPeople } from './deploy.ts'

/** `me` is the caller. */
function userIdOf(caller: Caller, id: string): string {
  return id === 'me' ? caller.user.id : id
}

async function view(repositories: Repositories, caller: Caller, user: UserRecord) {
  const context = await loadContext(repositories, user.organisation_id)
  const isSelf = user.id === caller.user.id
  return userView(context, user, isSelf ? await otherAccounts(repositories, user) : [])
}

async function checkReferences(scoped: ScopedRepositories, body: Patch<UserRecord>) {
  await checkReference(scoped.teams, body.team_id, 'team_id')
  await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
  await checkReference(scoped.media, body.picture_id, 'picture_id')
}

/** Refuses to change or delete somebody of a stronger role than the caller's. */
function checkRank(caller: Caller, target: UserRecord): void {
  if (!hasRole(caller.user.role, target.role)) throw apiError('FORBIDDEN')
}

/** Where a new employee belongs without a team being named. */
async function defaultTeamId(repositories: Repositories, caller: Caller): Promise<string> {
  if (caller.scope.teamId !== undefined) return caller.scope.teamId
  const [team] = await repositories.within(caller.scope).teams.all({ is_global: true })
  return found(team).id
}

export const userHandlers: HandlersOf<typeof userOperations> = {
  async getUser({ caller, path, repositories }) {
    const { users } = repositories.within(caller.scope)
    return view(repositories, caller, found(await users.get(userIdOf(caller, path.id))))
  },

  async updateUser({ caller, path, body, ifRevision, commit }) {
    const id = userIdOf(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      checkRank(caller, found(await scoped.users.get(id)))
      await checkReferences(scoped, defined(body))
      const result = await scoped.users.update(id, defined(body), ifRevision)
      const read = async () => view(inside, caller, found(await scoped.users.get(id)))
      return view(inside, caller, await current(result, read))
    })
  },

  async deleteUser({ caller, path, commit }) {
    const id = userIdOf(caller, path.id)
    if (id === caller.user.id) throw apiError('SELF_DELETE')
    return commit(async (inside) => {
      const { users } = inside.within(caller.scope)
      checkRank(caller, found(await users.get(id)))
      if (!(await users.remove(id))) throw apiError('NOT_FOUND')
      await inside.tokens.removeOfUser(id)
      return { success: true } as const
    })
  },

  async deployUser(call) {
    const { users } = call.repositories.within(call.caller.scope)
    const user = found(await users.get(userIdOf(call.caller, call.path.id)))
    return deployPeople(call, [user])
  },

  async debugPayment() {
    throw apiError('NOT_AVAILABLE')
  },

  async getUserBanner({ banners, path, accept }) {
    const { status, headers, body } = bannerAnswer(found(await banners.get(path.id)), accept)
    return new Response(body, { status, headers })
  },

  async listUsers({ caller, path, list, repositories }) {
    checkOrganisation(caller, path.id)
    const page = await repositories.within(caller.scope).users.list(list)
    const context = await loadContext(repositories, caller.user.organisation_id)
    return { data: page.data.map((user) => userView(context, user)), total: page.total }
  },

  async createUser({ adapters, caller, path, body, now, commit }) {
    checkOrganisation(caller, path.id)
    const { email, ...fields } = body
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await checkReferences(scoped, defined(fields))
      const teamId = body.team_id ?? (await defaultTeamId(inside, caller))
      const blank = newUser(adapters.secrets, email, teamId, now)
      const user = await scoped.users.insert({ ...blank, ...defined(fields) })
      return view(inside, caller, user)
    })
  },

  async importUsers() {
    throw apiError('NOT_AVAILABLE')
  },

  async importUsersOld() {
    throw apiError('NOT_AVAILABLE')
  },
}
