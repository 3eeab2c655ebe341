import { newUser } from '../../accounts/register.ts'
import { recordAct } from '../../audit/record-act.ts'
import type { Call, HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import { apiError } from '../../contract/errors.ts'
import type { stockUserOperations } from '../../contract/operations/stock/users.ts'
import type { StockMemberRecord } from '../../ports/stock/records.ts'
import type { ScopedRepositories } from '../../ports/repositories.ts'
import { newMember, whyNotGranted, type GrantTarget } from '../../stock/rules/grants.ts'
import { holds, maySeeAllCentres, type Member } from '../../stock/rules/permissions.ts'
import { stockUserView } from '../../views/stock/stock-views.ts'
import { checkCentre, memberOf } from './checks.ts'
import { memberActs } from './stock-acts.ts'

type Rights = { [Name in keyof Member]?: Member[Name] | undefined }

/** Rejects a change of rights that the actor may not make. */
function checkGrant(actor: StockMemberRecord, target: GrantTarget, change: Rights): void {
  const refusal = whyNotGranted(memberOf(actor), target, omitUndefined(change))
  if (refusal === 'last_super_admin') throw apiError('LAST_SUPER_ADMIN')
  if (refusal !== null) throw apiError('FORBIDDEN', { payload: { reason: refusal } })
}

const rightsIn = ({ centreId, isActive, isAdmin, isSuperAdmin, permissions }: Rights) =>
  omitUndefined({ centreId, isActive, isAdmin, isSuperAdmin, permissions })

const columnsOf = (rights: Rights) =>
  omitUndefined({
    centre_id: rights.centreId,
    is_active: rights.isActive,
    is_admin: rights.isAdmin,
    is_super_admin: rights.isSuperAdmin,
    permissions: rights.permissions,
  })

/**
 * True if this member is the only active super admin. Must run in a transaction, where reading the
 * organisation locks it, so that two super admins cannot deactivate each other at the same time.
 */
async function isLastSuperAdmin(
  { stock, organisation }: ScopedRepositories,
  row: StockMemberRecord,
): Promise<boolean> {
  if (!row.is_super_admin || !row.is_active) return false
  await organisation.get()
  const others = await stock.members.all({ is_super_admin: true, is_active: true })
  return others.every(({ id }) => id === row.id)
}

/**
 * Rejects a user whom the member may not see. Members see themselves and, with the permission
 * `users`, the people of their centres.
 */
function checkVisible(member: StockMemberRecord, row: StockMemberRecord): void {
  if (row.id === member.id) return
  if (!holds(memberOf(member), 'users')) throw apiError('FORBIDDEN')
  if (!maySeeAllCentres(memberOf(member)) && row.centre_id !== member.centre_id) {
    throw apiError('NOT_FOUND')
  }
}

async function createUser(
  { adapters, caller, body, now }: Call<(typeof stockUserOperations)['createStockUser']>,
  scoped: ScopedRepositories,
): Promise<StockMemberRecord> {
  const [known] = await scoped.users.all({ email: body.email })
  if (known) throw apiError('EMAIL_TAKEN', { payload: { field: 'email' } })
  const [team] = await scoped.teams.all({ is_global: true })
  const { email } = body
  const { product } = caller.user
  const account = newUser(adapters.secrets, { email, product, teamId: found(team).id, now })
  const { id } = await scoped.users.insert(account)
  const rights = { ...newMember(body.centreId ?? null), ...rightsIn(body) }
  return scoped.stock.members.insert({
    id,
    email,
    display_name: body.displayName,
    centre_id: rights.centreId,
    is_active: rights.isActive,
    is_admin: rights.isAdmin,
    is_super_admin: rights.isSuperAdmin,
    permissions: rights.permissions,
    created_at: now,
  })
}

export const stockUserHandlers: HandlersOf<typeof stockUserOperations> = {
  async listStockUsers({ caller, member, query, list, repositories }) {
    const { centreId } = query
    const { stock } = repositories.within(caller.scope)
    if (centreId !== undefined) await checkCentre(stock, member, centreId)
    const isOfAll = centreId === undefined && maySeeAllCentres(memberOf(member))
    const centre = isOfAll ? {} : { centre_id: centreId ?? member.centre_id }
    const page = await stock.members.list({ ...list, where: { ...list.where, ...centre } })
    return { data: page.data.map(stockUserView), total: page.total }
  },

  async createStockUser(call) {
    const { caller, member, body, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      if (body.centreId) await checkCentre(scoped.stock, member, body.centreId)
      checkGrant(member, newMember(body.centreId ?? null), rightsIn(body))
      const row = await createUser(call, scoped)
      await recordAct(call, inside, { action: 'user_added', subject: row.email })
      return stockUserView(row)
    })
  },

  async getStockUser({ caller, member, path, repositories }) {
    if (path.id === 'me') return stockUserView(member)
    const row = found(await repositories.within(caller.scope).stock.members.get(path.id))
    checkVisible(member, row)
    return stockUserView(row)
  },

  async updateStockUser(call) {
    const { caller, member, path, body, ifRevision, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const { members } = scoped.stock
      const row = found(await members.get(path.id))
      checkVisible(member, row)
      if (body.centreId) await checkCentre(scoped.stock, member, body.centreId)
      const change = rightsIn(body)
      const isLast = await isLastSuperAdmin(scoped, row)
      checkGrant(member, { ...memberOf(row), isLastSuperAdmin: isLast }, change)
      const patch = omitUndefined({ display_name: body.displayName, ...columnsOf(change) })
      const result = await members.update(row.id, patch, ifRevision)
      const saved = await current(result, async () => stockUserView(row))
      if (!saved.is_active) await inside.tokens.removeOfUser(row.id)
      await recordAct(call, inside, ...memberActs(row, saved))
      return stockUserView(saved)
    })
  },
}
