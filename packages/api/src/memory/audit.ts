import type { AuditLog } from '../ports/audit.ts'
import type { Scope } from '../ports/repositories.ts'
import { contains, matches } from '../rules/match.ts'
import type { Store } from './store.ts'

export function memoryAudit(store: Store, { organisationId, teamId, userId }: Scope): AuditLog {
  const isWhole = teamId === undefined && userId === undefined
  return {
    add: (entry) =>
      store.write(() => {
        store.state.audit.set(entry.id, { ...entry, organisation_id: organisationId })
      }),
    async list({ where, search, actor, from = 0, until = Infinity, limit, offset }) {
      const all = [...store.state.audit.values()]
        .filter((row) => isWhole && row.organisation_id === organisationId)
        .filter(({ created_at: at }) => at >= from && at < until)
        .filter((row) => matches(row, where) && contains(row, search))
        .filter((row) => actor === undefined || contains(row, actor))
        .toReversed()
        .toSorted((a, b) => b.created_at - a.created_at)
      return { data: all.slice(offset, offset + limit), total: all.length }
    },
  }
}
