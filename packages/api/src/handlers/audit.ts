import { recordAct } from '../audit/record-act.ts'
import { exportActions } from '../contract/entities/audit-entry.ts'
import { apiError } from '../contract/errors.ts'
import { searchFor } from '../contract/filter.ts'
import type { auditOperations } from '../contract/operations/audit.ts'
import { actorFields } from '../ports/audit.ts'
import { auditEntryView } from '../views/audit-entry-view.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation } from '../call/checks.ts'

export const auditHandlers: HandlersOf<typeof auditOperations> = {
  async listAudit({ adapters, caller, path, query, list, repositories }) {
    checkOrganisation(caller, path.id)
    const { audit } = repositories.within(caller.scope)
    const actor = searchFor(query.actor ?? '', { search: actorFields })
    const { data, total } = await audit.list({ ...list, ...query, actor })
    return {
      data: data.map(auditEntryView),
      total,
      kept_days: adapters.settings.auditDays,
    }
  },

  async reportExport(call) {
    const { caller, path, body } = call
    checkOrganisation(caller, path.id)
    if (body.list === 'audit' && caller.user.role !== 'admin') throw apiError('FORBIDDEN')
    return call.commit(async (inside) => {
      await recordAct(call, inside, { action: exportActions[body.list], item_count: body.count })
      return { success: true } as const
    })
  },
}
