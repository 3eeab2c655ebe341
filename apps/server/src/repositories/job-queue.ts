import type { ClaimedJob, JobQueue } from '@org/api'
import { sql } from 'kysely'
import type { Queryable } from './queryable.ts'

/** A statement accepts 65,535 parameters, and a job needs four. */
const jobsPerStatement = 10_000

type JobClaim = Pick<ClaimedJob, 'id' | 'fence'>

/**
 * Stores jobs in a table. Each claim increments the job's fence, so that a worker can no longer
 * change a job after another worker has claimed it.
 */
export function jobQueue(db: Queryable): JobQueue {
  const end = async ({ id, fence }: JobClaim, change: EndedJob) => {
    const result = await db
      .updateTable('jobs')
      .set(change)
      .where('id', '=', Number(id))
      .where('fence', '=', fence)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  }

  return {
    async add(jobs) {
      const rows = jobs.map(({ key, kind, payload, runAt }) => ({
        key,
        kind,
        payload: JSON.stringify(payload),
        run_at: runAt,
      }))
      const added: string[] = []
      for (let start = 0; start < rows.length; start += jobsPerStatement) {
        const inserted = await db
          .insertInto('jobs')
          .values(rows.slice(start, start + jobsPerStatement))
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .execute()
        added.push(...inserted.map(({ key }) => key))
      }
      return added
    },

    async claim(now, leaseSeconds, limit) {
      const claimed = await sql<Omit<ClaimedJob, 'id'> & { id: number; run_at: number }>`
        update jobs
        set leased_until = ${now + leaseSeconds}, attempt = attempt + 1, fence = fence + 1
        where id in (
          select id from jobs
          where state = 'waiting' and run_at <= ${now} and leased_until <= ${now}
          order by run_at, id
          limit ${limit}
          for update skip locked
        )
        returning id, key, kind, payload, attempt, fence, run_at`.execute(db)
      return claimed.rows
        .sort((a, b) => a.run_at - b.run_at || a.id - b.id)
        .map(({ id, key, kind, payload, attempt, fence }) => ({
          id: String(id),
          key,
          kind,
          payload,
          attempt,
          fence,
        }))
    },

    complete: (job) => end(job, { state: 'done', error: '', payload: '{}' }),
    retry: (job, runAt, error) => end(job, { leased_until: 0, run_at: runAt, error }),
    fail: (job, error) => end(job, { state: 'failed', error }),
  }
}

type EndedJob =
  | { state: 'done'; error: string; payload: string }
  | { state: 'failed'; error: string }
  | { leased_until: number; run_at: number; error: string }
