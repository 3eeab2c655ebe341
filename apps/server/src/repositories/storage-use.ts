import type { Scope, StorageUse } from '@org/api'
import { sql } from 'kysely'
import type { Queryable } from './queryable.ts'

/**
 * Counts the stored bytes of an organisation. The counter's row is locked until the transaction
 * that stores the file ends.
 */
export function storageUse(db: Queryable, { organisationId }: Scope): StorageUse {
  return {
    async take(bytes, quota) {
      const { rows } = await sql`
        insert into storage_use as kept (organisation_id, bytes)
        select ${organisationId}, ${bytes}::bigint where ${bytes}::bigint <= ${quota}::bigint
        on conflict (organisation_id) do update set bytes = kept.bytes + excluded.bytes
        where kept.bytes + excluded.bytes <= ${quota}::bigint
        returning bytes`.execute(db)
      return rows.length > 0
    },
    async release(bytes) {
      await sql`update storage_use set bytes = greatest(bytes - ${bytes}::bigint, 0)
        where organisation_id = ${organisationId}`.execute(db)
    },
    async used() {
      const row = await db
        .selectFrom('storage_use')
        .select(sql<number>`bytes::float8`.as('bytes'))
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst()
      return row?.bytes ?? 0
    },
  }
}
