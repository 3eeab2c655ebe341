import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import { withUniqueName } from '../../call/unique-name.ts'
import type { centreOperations } from '../../contract/operations/stock/centres.ts'
import { maySeeAllCentres } from '../../stock/rules/permissions.ts'
import { centreView } from '../../views/stock/stock-views.ts'
import { checkCentre, memberOf } from './checks.ts'
import { archiveActs } from './stock-acts.ts'

export const centreHandlers: HandlersOf<typeof centreOperations> = {
  async listCentres({ caller, member, list, repositories }) {
    const { centres } = repositories.within(caller.scope).stock
    const own = maySeeAllCentres(memberOf(member)) ? {} : { id: member.centre_id }
    const page = await centres.list({ ...list, where: { ...list.where, ...own } })
    return { data: page.data.map(centreView), total: page.total }
  },

  async createCentre(call) {
    const { adapters, caller, body, now, commit } = call
    return commit(async (inside) => {
      const { centres } = inside.within(caller.scope).stock
      const row = {
        id: adapters.secrets.id(),
        ...body,
        create_cmd_hour: null,
        reply_to: '',
        ordered_on: '',
        is_archived: false,
        created_at: now,
        updated_at: now,
      }
      const centre = await withUniqueName(centres.insert(row))
      await recordAct(call, inside, { action: 'centre_added', subject: centre.name })
      return centreView(centre)
    })
  },

  async getCentre({ caller, member, path, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    return centreView(found(await stock.centres.get(path.id)))
  },

  async updateCentre(call) {
    const { caller, path, body, ifRevision, now, commit } = call
    const { replyTo, isArchived, ...rest } = body
    const patch = { ...rest, reply_to: replyTo, is_archived: isArchived, updated_at: now }
    return commit(async (inside) => {
      const { centres } = inside.within(caller.scope).stock
      const result = await withUniqueName(centres.update(path.id, omitUndefined(patch), ifRevision))
      const read = async () => centreView(found(await centres.get(path.id)))
      const centre = await current(result, read)
      const acts = archiveActs('centre', isArchived, centre)
      const isEdited = Object.keys(omitUndefined({ ...rest, replyTo })).length > 0
      if (isEdited) acts.push({ action: 'centre_changed', subject: centre.name })
      await recordAct(call, inside, ...acts)
      return centreView(centre)
    })
  },
}
