import { dismiss, losesRights } from '../accounts/dismiss.ts'
import { employ } from '../accounts/employ.ts'
import { endRights } from '../accounts/end-rights.ts'
import { recordAct } from '../audit/record-act.ts'
import { newUser } from '../accounts/register.ts'
import { otherAccounts } from '../accounts/other-accounts.ts'
import { apiError } from '../contract/errors.ts'
import { hasRole } from '../contract/roles.ts'
import type { userOperations } from '../contract/operations/users.ts'
import { bannerLinkResponse, bannerResponse } from '../banner/banner-response.ts'
import type { EmployeesRequest } from '../ports/table-parser.ts'
import { installAddress } from '../install/install-key.ts'
import { contextOf, loadContext } from '../merge/organisation-context.ts'
import type { Patch } from '../ports/table.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import { paymentsOf } from '../payments/billing-of.ts'
import type { Call, HandlersOf } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { countryOf, phoneCheck } from '../call/check-phone.ts'
import { checkOrganisation, checkReference, current, found } from '../call/checks.ts'
import { omitUndefined } from '../call/omit-undefined.ts'
import { jsonResponse } from '../call/respond.ts'
import { take } from '../call/take.ts'
import { displayName } from '../rules/display-name.ts'
import { userView } from '../views/user-view.ts'
import { defaultTeamId } from './default-team.ts'
import { deployPeople, roundOf } from './deploy.ts'
import { listPeople } from './list-people.ts'

const importsPerHour = 60

/** Resolves `me` to the caller's id. */
function userIdOf(caller: Caller, id: string): string {
  return id === 'me' ? caller.user.id : id
}

async function view(repositories: Repositories, caller: Caller, user: UserRecord) {
  const isSelf = user.id === caller.user.id
  const [context, others] = await Promise.all([
    loadContext(repositories, user.organisation_id, user),
    isSelf ? otherAccounts(repositories, user, caller.openerId) : [],
  ])
  return userView(context, user, others)
}

async function checkReferences(scoped: ScopedRepositories, body: Patch<UserRecord>) {
  await checkReference(scoped.teams, body.team_id, 'team_id')
  await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
  await checkReference(scoped.media, body.picture_id, 'picture_id')
}

/**
 * Rejects calls that change a person with a stronger role than the caller, or return that person's
 * install key.
 */
function checkRank(caller: Caller, target: UserRecord): void {
  if (!hasRole(caller.user.role, target.role)) throw apiError('FORBIDDEN')
}

/** Throws for people who are not employees. */
function checkEmployed(user: UserRecord): void {
  if (user.is_external) throw apiError('NOT_EMPLOYED')
}

type ImportCall = Call<
  (typeof userOperations)['importUsers' | 'importUsersOld' | 'previewUserImport']
>

/**
 * Parses an uploaded table. Parsing is expensive, so it is limited per caller, per organisation and
 * for the whole process.
 */
async function parseTable(
  call: ImportCall,
  asked: Omit<EmployeesRequest, 'country'>,
): Promise<Response> {
  const { adapters, caller, path, file, parsing } = call
  checkOrganisation(caller, path.id)
  const key = `import:${caller.user.id}`
  await take(adapters.limiter, [{ key, limit: importsPerHour, windowSeconds: 3600 }])
  const request = { ...asked, country: await countryOf(call.repositories, caller.scope) }
  const json = await file.receive(({ bytes }) =>
    parsing.run(path.id, () => adapters.tables.employees(bytes, request)),
  )
  return jsonResponse(json)
}

export const userHandlers: HandlersOf<typeof userOperations> = {
  async getUser({ caller, path, repositories }) {
    const id = userIdOf(caller, path.id)
    // The caller's user was loaded together with the session.
    if (id === caller.user.id) return view(repositories, caller, caller.user)
    const { people } = repositories.within(caller.scope)
    const { user, sources } = found(await people.get(id))
    return userView(contextOf(sources), user)
  },

  async updateUser(call) {
    const { caller, path, body, now, ifRevision, commit } = call
    const id = userIdOf(caller, path.id)
    const checkPhones = await phoneCheck(call.repositories, caller.scope, body)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const former = found(await scoped.users.get(id))
      checkRank(caller, former)
      checkPhones(former)
      await checkReferences(scoped, omitUndefined(body))
      const isRightsEnd = losesRights(former, body.team_id)
      if (isRightsEnd) checkEmployed(former)
      const rights: Patch<UserRecord> = isRightsEnd ? { role: 'member' } : {}
      const acts = isRightsEnd ? await endRights(scoped, former, now) : []
      if (body.team_id !== undefined && body.team_id !== former.team_id) {
        const team = found(await scoped.teams.get(body.team_id))
        acts.push({ action: 'employees_moved', team: team.name, item_count: 1 })
      }
      await recordAct(call, inside, ...acts)
      const result = await scoped.users.update(
        id,
        { ...omitUndefined(body), ...rights },
        ifRevision,
      )
      const read = async () => view(inside, caller, found(await scoped.users.get(id)))
      return view(inside, caller, await current(result, read))
    })
  },

  async deleteUser(call) {
    const { caller, path, now, commit } = call
    const id = userIdOf(caller, path.id)
    return commit(async (inside) => {
      await recordAct(call, inside, ...(await dismiss(caller, inside, id, now)))
      return { success: true } as const
    })
  },

  async deployUser(call) {
    const { users } = call.repositories.within(call.caller.scope)
    const user = found(await users.get(userIdOf(call.caller, call.path.id)))
    checkEmployed(user)
    const target = { teamId: user.team_id, name: displayName(user) }
    const act = { action: 'person_deployed', subject: user.email } as const
    return deployPeople(call, [user], target, roundOf(call.body), act)
  },

  async getInstallLink({ adapters, caller, path, repositories }) {
    const { people } = repositories.within(caller.scope)
    const { user, sources } = found(await people.get(userIdOf(caller, path.id)))
    checkRank(caller, user)
    checkEmployed(user)
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
    const { status, headers, body } = bannerResponse(found(await banners.get(path.id)), accept)
    return new Response(body, { status, headers })
  },

  async getUserBannerLink({ banners, path }) {
    const { status, headers } = bannerLinkResponse(found(await banners.get(path.id)))
    return new Response(null, { status, headers })
  },

  async listUsers({ caller, path, list, repositories }) {
    checkOrganisation(caller, path.id)
    return listPeople(repositories, caller, list)
  },

  async createUser({ adapters, caller, path, body, now, repositories, commit }) {
    checkOrganisation(caller, path.id)
    const { email, ...fields } = body
    const checkPhones = await phoneCheck(repositories, caller.scope, body)
    checkPhones()
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await checkReferences(scoped, omitUndefined(fields))
      const [known] = await scoped.users.all({ email, is_external: true })
      // This read takes a lock, because accepting an invitation at the same time would change the
      // person's rights.
      const external = known && (await scoped.users.get(known.id))
      if (external?.is_external) {
        checkRank(caller, external)
        return view(inside, caller, await employ(scoped, external, omitUndefined(fields)))
      }
      const teamId = body.team_id ?? (await defaultTeamId(inside, caller))
      const blank = newUser(adapters.secrets, { email, product: caller.user.product, teamId, now })
      const user = await scoped.users.insert({ ...blank, ...omitUndefined(fields) })
      return view(inside, caller, user)
    })
  },

  importUsers: (call) => {
    const { columns, sheet } = call.query
    return parseTable(call, {
      result: 'rows',
      columns: columns === undefined ? 'guessed' : { named: columns },
      sheetName: sheet,
    })
  },
  previewUserImport: (call) =>
    parseTable(call, { result: 'preview', columns: 'guessed', sheetName: call.query.sheet }),
  importUsersOld: (call) =>
    parseTable(call, { result: 'rows', columns: 'fixed', sheetName: undefined }),
}
