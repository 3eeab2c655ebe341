import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import type { praticienOperations } from '../../contract/operations/stock/praticiens.ts'
import type { Praticien } from '../../contract/types.ts'
import { photoView } from '../../media/stock-photos.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { PraticienRecord, StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { maySeeAllCentres } from '../../stock/rules/permissions.ts'
import { praticienView } from '../../views/stock/stock-views.ts'
import { checkCentre, memberOf } from './checks.ts'
import { changePhoto, savePhoto } from './photos.ts'
import { archiveActs } from './stock-acts.ts'

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

/** The parts of a call that the view of a practitioner needs. */
interface Viewing {
  adapters: Adapters
  now: number
}

async function view({ adapters, now }: Viewing, row: PraticienRecord): Promise<Praticien> {
  return praticienView(row, await photoView(adapters, row, now))
}

interface PhotoChange extends Viewing {
  member: StockMemberRecord
  path: { id: string }
}

/**
 * Returns the function that writes a practitioner's photo. It keeps the revision, so that an open
 * form can still be saved.
 */
const writePhoto =
  (call: PhotoChange, photo: string | null) => async (stock: StockRepositories) => {
    const { id, photo: former } = await visible(stock, call.member, call.path.id)
    const saved = found(await stock.praticiens.mark(id, { photo, updated_at: call.now }))
    return { former, view: await view(call, saved) }
  }

export const praticienHandlers: HandlersOf<typeof praticienOperations> = {
  async listPraticiens(call) {
    const { caller, member, query, list, repositories } = call
    const { centreId } = query
    const { stock } = repositories.within(caller.scope)
    if (centreId !== undefined) await checkCentre(stock, member, centreId)
    const isOfAll = centreId === undefined && maySeeAllCentres(memberOf(member))
    const centre = isOfAll ? {} : { centre_id: centreId ?? member.centre_id }
    const page = await stock.praticiens.list({ ...list, where: { ...list.where, ...centre } })
    return { data: await Promise.all(page.data.map((row) => view(call, row))), total: page.total }
  },

  async createPraticien({ adapters, caller, member, body, now, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      await checkCentre(stock, member, body.centreId)
      const praticien = await stock.praticiens.insert({
        id: adapters.secrets.id(),
        name: body.name,
        centre_id: body.centreId,
        photo: null,
        is_archived: false,
        created_at: now,
        updated_at: now,
      })
      return view({ adapters, now }, praticien)
    })
  },

  async getPraticien(call) {
    const { caller, member, path, repositories } = call
    return view(call, await visible(repositories.within(caller.scope).stock, member, path.id))
  },

  async updatePraticien(call) {
    const { caller, member, path, body, ifRevision, now, commit } = call
    const patch = { name: body.name, is_archived: body.isArchived, updated_at: now }
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const former = await visible(stock, member, path.id)
      const result = await stock.praticiens.update(path.id, omitUndefined(patch), ifRevision)
      const praticien = await current(result, () => view(call, former))
      await recordAct(call, inside, ...archiveActs('praticien', body.isArchived, praticien))
      return view(call, praticien)
    })
  },

  async savePraticienPhoto(call) {
    return savePhoto(call, (ref) => writePhoto(call, ref))
  },

  async removePraticienPhoto(call) {
    return changePhoto(call, writePhoto(call, null))
  },
}
