import type { AuditLog, Scope } from '@org/api'
import { sql } from 'kysely'
import { all, searchCondition } from './conditions.ts'
import type { Queryable } from './queryable.ts'
import { listConditions } from './scoped-list.ts'

/**
 * Accesses the audit log of a scope's organisation. A scope limited to a team or a person cannot
 * read it.
 */
export function auditLog(db: Queryable, { organisationId, teamId, userId }: Scope): AuditLog {
  const isWhole = teamId === undefined && userId === undefined
  return {
    async add(entry) {
      await db
        .insertInto('audit_entries')
        .values({ ...entry, organisation_id: organisationId })
        .execute()
    },

    async list({ where, search, actor, from, until, limit, offset }) {
      const query = db
        .selectFrom('audit_entries')
        .where(
          all([
            sql<boolean>`${isWhole} and organisation_id = ${organisationId}`,
            ...(from === undefined ? [] : [sql<boolean>`created_at >= ${from}`]),
            ...(until === undefined ? [] : [sql<boolean>`created_at < ${until}`]),
            listConditions({ where, search }),
            ...(actor === undefined ? [] : [searchCondition(actor)]),
          ]),
        )
      const { total } = await query
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
      const rows = await query
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      const data = rows.map((numbered) => {
        const { number: _, ...row } = numbered
        return row
      })
      return { data, total }
    },
  }
}
