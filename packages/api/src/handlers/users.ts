import { endRights } from '../accounts/end-rights.ts'
import { newUser } from '../accounts/register.ts'
import { otherAccounts } from '../accounts/other-accounts.ts'
import { apiError } from '../contract/errors.ts'
import { hasRole, mayDelete } from '../contract/roles.ts'
import type { userOperations } from '../contract/operations/users.ts'
import { bannerAnswer } from '../banner/banner-answer.ts'
import type { ColumnRule } from '../import/parse-employees.ts'
import { installAddress } from '../install/install-key.ts'
import { contextOf, loadContext } from '../merge/organisation-context.ts'
import type { Patch } from '../ports/table.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import { paymentsOf } from '../payments/billing-of.ts'
import type { Call, HandlersOf } from '../program/call.ts'
import type { Caller } from '../program/caller.ts'
import { checkOrganisation, checkReference, current, found } from '../program/checks.ts'
import { defined } from '../program/defined.ts'
import { jsonResponse } from '../program/respond.ts'
import { take } from '../program/take.ts'
import { displayName, userView } from '../views/user-view.ts'
import { defaultTeamId } from './default-team.ts'
import { deployPeople } from './deploy.ts'
import { listPeople } from './list-people.ts'

const importsPerHour = 60

/** `me` is the caller. */
function userIdOf(caller: Caller, id: string): string {
  return id === 'me' ? caller.user.id : id
}

async function view(repositories: Repositories, caller: Caller, user: UserRecord) {
  const isSelf = user.id === caller.user.id
  const [context, others] = await Promise.all([
    loadContext(repositories, user.organisation_id, [user]),
    isSelf ? otherAccounts(repositories, user, caller.openerId) : [],
  ])
  return userView(context, user, others)
}

async function checkReferences(scoped: ScopedRepositories, body: Patch<UserRecord>) {
  await checkReference(scoped.teams, body.team_id, 'team_id')
  await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
  await checkReference(scoped.media, body.picture_id, 'picture_id')
}

/** Refuses to change somebody of a stronger role than the caller's. */
function checkRank(caller: Caller, target: UserRecord): void {
  if (!hasRole(caller.user.role, target.role)) throw apiError('FORBIDDEN')
}

/** What a move changes of the rights: nobody administers another team without being invited to it. */
async function rightsAfterMove(
  scoped: ScopedRepositories,
  former: UserRecord,
  teamId: string | undefined,
  now: number,
): Promise<Patch<UserRecord>> {
  const isMoved = teamId !== undefined && teamId !== former.team_id
  if (former.role !== 'team_admin' || !isMoved) return {}
  await endRights(scoped, former, now)
  return { role: 'member' }
}

type ImportCall = Call<(typeof userOperations)['importUsers']>

/** Parsing a table is work: its caller, its organisation and all of them together have limits. */
async function parseTable(call: ImportCall, columns: ColumnRule): Promise<Response> {
  const { adapters, caller, path, file, parsing } = call
  checkOrganisation(caller, path.id)
  const key = `import:${caller.user.id}`
  await take(adapters.limiter, [{ key, limit: importsPerHour, windowSeconds: 3600 }])
  const employees = await parsing.run(path.id, () => adapters.tables.employees(file.bytes, columns))
  return jsonResponse(employees)
}

export const userHandlers: HandlersOf<typeof userOperations> = {
  async getUser({ caller, path, repositories }) {
    const id = userIdOf(caller, path.id)
    // The session was read along with its user.
    if (id === caller.user.id) return view(repositories, caller, caller.user)
    const { people } = repositories.within(caller.scope)
    const { user, sources } = found(await people.get(id))
    return userView(contextOf(sources), user)
  },

  async updateUser({ caller, path, body, now, ifRevision, commit }) {
    const id = userIdOf(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const former = found(await scoped.users.get(id))
      checkRank(caller, former)
      await checkReferences(scoped, defined(body))
      const rights = await rightsAfterMove(scoped, former, body.team_id, now)
      const result = await scoped.users.update(id, { ...defined(body), ...rights }, ifRevision)
      const read = async () => view(inside, caller, found(await scoped.users.get(id)))
      return view(inside, caller, await current(result, read))
    })
  },

  async deleteUser({ caller, path, now, commit }) {
    const id = userIdOf(caller, path.id)
    if (id === caller.user.id) throw apiError('SELF_DELETE')
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const user = found(await scoped.users.get(id))
      if (!mayDelete(caller.user, user)) throw apiError('FORBIDDEN')
      await endRights(scoped, user, now)
      if (!(await scoped.users.remove(id))) throw apiError('NOT_FOUND')
      await inside.tokens.removeOfUser(id)
      return { success: true } as const
    })
  },

  async deployUser(call) {
    const { users } = call.repositories.within(call.caller.scope)
    const user = found(await users.get(userIdOf(call.caller, call.path.id)))
    return deployPeople(call, [user], { teamId: user.team_id, name: displayName(user) })
  },

  async getInstallLink({ adapters, caller, path, repositories }) {
    const { people } = repositories.within(caller.scope)
    const { user, sources } = found(await people.get(userIdOf(caller, path.id)))
    const version = contextOf(sources).versionOf(user)
    return { url: installAddress(adapters.settings.publicUrl, user, version) }
  },

  async debugPayment({ adapters, caller, path, repositories }) {
    const { users, billing } = repositories.within(caller.scope)
    found(await users.get(userIdOf(caller, path.id)))
    const payments = paymentsOf(adapters)
    const known = await billing.get()
    if (!known) return {}
    const { customer_id } = known
    return { customer_id, ...(await payments.state(customer_id)) }
  },

  async getUserBanner({ banners, path, accept }) {
    const { status, headers, body } = bannerAnswer(found(await banners.get(path.id)), accept)
    return new Response(body, { status, headers })
  },

  async listUsers({ caller, path, list, repositories }) {
    checkOrganisation(caller, path.id)
    return listPeople(repositories, caller, list)
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

  importUsers: (call) => parseTable(call, 'guessed'),
  importUsersOld: (call) => parseTable(call, 'fixed'),
}
