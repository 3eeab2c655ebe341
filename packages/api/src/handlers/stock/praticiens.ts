import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import type { praticienOperations } from '../../contract/operations/stock/praticiens.ts'
import type { PraticienRecord, StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { maySeeAllCentres } from '../../stock/rules/permissions.ts'
import { praticienView } from '../../views/stock/stock-views.ts'
import { checkCentre, memberOf } from './checks.ts'

/** Returns a practitioner of a centre that the member may see. */
async function visible(
  stock: StockRepositories,
  member: StockMemberRecord,
  id: string,
): Promise<PraticienRecord> {
  const praticien = found(await stock.praticiens.get(id))
  await checkCentre(stock, member, praticien.centre_id)
  return praticien
}

export const praticienHandlers: HandlersOf<typeof praticienOperations> = {
  async listPraticiens({ caller, member, query, list, repositories }) {
    const { centreId } = query
    const { stock } = repositories.within(caller.scope)
    if (centreId !== undefined) await checkCentre(stock, member, centreId)
    const isOfAll = centreId === undefined && maySeeAllCentres(memberOf(member))
    const centre = isOfAll ? {} : { centre_id: centreId ?? member.centre_id }
    const page = await stock.praticiens.list({ ...list, where: { ...list.where, ...centre } })
    return { data: page.data.map(praticienView), total: page.total }
  },

  async createPraticien({ adapters, caller, member, body, now, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      await checkCentre(stock, member, body.centreId)
      const praticien = await stock.praticiens.insert({
        id: adapters.secrets.id(),
        name: body.name,
        centre_id: body.centreId,
        is_archived: false,
        created_at: now,
        updated_at: now,
      })
      return praticienView(praticien)
    })
  },

  async getPraticien({ caller, member, path, repositories }) {
    return praticienView(await visible(repositories.within(caller.scope).stock, member, path.id))
  },

  async updatePraticien({ caller, member, path, body, ifRevision, now, commit }) {
    const patch = { name: body.name, is_archived: body.isArchived, updated_at: now }
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const former = await visible(stock, member, path.id)
      const result = await stock.praticiens.update(path.id, omitUndefined(patch), ifRevision)
      return praticienView(await current(result, async () => praticienView(former)))
    })
  },
}
