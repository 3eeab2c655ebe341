import { createLeaseLocker, type LockTimes } from '@org/adapters/media'
import type { Locker } from '@tus/server'
import type { ServerPool } from '../storage/server-pool.ts'

const acquire = `
  insert into upload_locks (upload_id, holder, expires_at, is_wanted)
  values ($1, $2, now() + make_interval(secs => $3), false)
  on conflict (upload_id) do update
    set holder = excluded.holder, expires_at = excluded.expires_at, is_wanted = false
    where upload_locks.expires_at < now()`
const want = 'update upload_locks set is_wanted = true where upload_id = $1'
const renew = `
  update upload_locks set expires_at = now() + make_interval(secs => $3)
  where upload_id = $1 and holder = $2 returning is_wanted`
const release = 'delete from upload_locks where upload_id = $1 and holder = $2'

/**
 * Locks each upload for one request at a time, across all processes that share a database. Uses
 * leases instead of Postgres session locks, so that it also works behind a pooler.
 */
export function createDatabaseLocker(pool: Pick<ServerPool, 'query'>, times?: LockTimes): Locker {
  return createLeaseLocker(
    {
      take: async (...parameters) => (await pool.query(acquire, parameters)).rowCount === 1,
      want: (id) => pool.query(want, [id]),
      async renew(...parameters) {
        const { rows } = await pool.query<{ is_wanted: boolean }>(renew, parameters)
        return rows[0]?.is_wanted === false
      },
      release: (...parameters) => pool.query(release, parameters),
    },
    times,
  )
}
