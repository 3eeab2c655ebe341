import { pause } from '@org/api'
import { sql, type Kysely } from 'kysely'
import { lanes } from '../repositories/claim-jobs.ts'
import { withDatabaseDeadline } from '../storage/database-deadline.ts'
import type { Database } from '../storage/tables.ts'

/** The waiting jobs of a lane; `oldestSeconds` is 0 when none is due. */
export interface LaneState {
  lane: keyof typeof lanes
  count: number
  oldestSeconds: number
}

/** How long the database may take, in ms. Readers of metrics usually wait for ten seconds. */
const deadline = 2000
/** How long a result is shared, in ms. */
const sharedMilliseconds = 1000

/**
 * Creates a function that counts the waiting jobs, at most once a second; null when the database
 * does not answer.
 */
export function createQueueCheck(db: Kysely<Database>): () => Promise<LaneState[] | null> {
  let latest: { startedAt: number; result: Promise<LaneState[] | null> } | null = null
  let isRunning = false

  async function check(): Promise<LaneState[] | null> {
    const reading = withDatabaseDeadline(deadline, () => readLanes(db))
    // Each failed call logs the cause already.
    const settled = reading.catch(() => null).finally(() => (isRunning = false))
    const timeout = new AbortController()
    // The embedded database has no deadline of its own.
    const late = pause(deadline, timeout.signal).then(() => null)
    const result = await Promise.race([settled, late])
    timeout.abort()
    return result
  }

  return () => {
    const now = performance.now()
    if (latest && (isRunning || now - latest.startedAt < sharedMilliseconds)) return latest.result
    isRunning = true
    latest = { startedAt: now, result: check() }
    return latest.result
  }
}

async function readLanes(db: Kysely<Database>): Promise<LaneState[]> {
  const now = Math.floor(Date.now() / 1000)
  const { rows } = await sql<{ lane: number; count: number; oldest: number | null }>`
    select lane, count(*)::int as count, min(run_at) filter (where run_at <= ${now}) as oldest
    from jobs where state = 'waiting' group by lane`.execute(db)
  return (['single', 'bulk'] as const).map((lane) => {
    const row = rows.find((one) => one.lane === lanes[lane])
    const oldestSeconds = row && row.oldest !== null ? now - row.oldest : 0
    return { lane, count: row?.count ?? 0, oldestSeconds }
  })
}
