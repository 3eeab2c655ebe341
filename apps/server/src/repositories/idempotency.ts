import { type Claim, type HeldKey, type IdempotencyStore, retention } from '@org/api'
import { sql } from 'kysely'
import type { Queryable } from './queryable.ts'

/**
 * Stores responses by idempotency key. A claim is a single statement, so that two requests never
 * hold the same key at the same time.
 */
export function idempotencyStore(db: Queryable): IdempotencyStore {
  const find = (caller: string, key: string) =>
    db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('caller', '=', caller)
      .where('key', '=', key)
  const change = (
    set: { status: number; body: string } | { leased_until: number },
    held: HeldKey,
  ) =>
    db
      .updateTable('idempotency_keys')
      .set(set)
      .where('caller', '=', held.caller)
      .where('key', '=', held.key)
      .where('owner', '=', held.owner)
      .where('status', 'is', null)
      .executeTakeFirstOrThrow()

  return {
    async claim({ caller, key, owner }, fingerprint, now, leaseSeconds): Promise<Claim> {
      for (;;) {
        const claimed = await sql`
          insert into idempotency_keys as held
            (caller, key, fingerprint, created_at, leased_until, owner)
          values (${caller}, ${key}, ${fingerprint}, ${now}, ${now + leaseSeconds}, ${owner})
          on conflict (caller, key) do update
            set fingerprint = excluded.fingerprint, created_at = excluded.created_at,
                leased_until = excluded.leased_until, owner = excluded.owner,
                status = null, body = null
            where held.created_at <= ${now - retention.answers}
              or (held.status is null and held.leased_until <= ${now}
                and held.fingerprint = excluded.fingerprint)
          returning key`.execute(db)
        if (claimed.rows.length > 0) return { state: 'claimed' }
        const held = await find(caller, key).executeTakeFirst()
        if (!held) continue
        if (held.fingerprint !== fingerprint) return { state: 'mismatch' }
        if (held.status === null) return { state: 'busy' }
        return { state: 'done', answer: { status: held.status, body: held.body ?? '' } }
      }
    },
    async renew(held, now, leaseSeconds) {
      await change({ leased_until: now + leaseSeconds }, held)
    },
    async finish(held, { status, body }) {
      const { numUpdatedRows } = await change({ status, body }, held)
      return numUpdatedRows === 1n
    },
    async release({ caller, key, owner }) {
      await db
        .deleteFrom('idempotency_keys')
        .where('caller', '=', caller)
        .where('key', '=', key)
        .where('owner', '=', owner)
        .where('status', 'is', null)
        .execute()
    },
  }
}
