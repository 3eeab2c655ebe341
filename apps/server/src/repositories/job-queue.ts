import type { JobClaim, JobQueue, NewJob } from '@org/api'
import { sql, type RawBuilder } from 'kysely'
import { claimJobs, domains, lanes } from './claim-jobs.ts'
import { mailGates } from './mail-gates.ts'
import type { Queryable } from './queryable.ts'

/** A statement accepts 65,535 parameters, and a job needs seven. */
const jobsPerStatement = 9000

/**
 * Stores jobs in a table. Each claim increments the job's fence, so that a worker can no longer
 * change a job after another worker has claimed it.
 *
 * @param pace mails per second to one domain, over all processes
 */
export function jobQueue(db: Queryable, pace: number): JobQueue {
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
      const rows = jobs.map(columnsOf)
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

    claim: (now, leaseSeconds, slots) => claimJobs(db, now, leaseSeconds, slots, pace),

    async extend(jobs, leasedUntil) {
      const claims = JSON.stringify(jobs.map(({ id, fence }) => ({ id: Number(id), fence })))
      const { rows } = await sql<{ id: number }>`
        update jobs set leased_until = ${leasedUntil}
        from jsonb_to_recordset(${claims}::jsonb) as held (id bigint, fence integer)
        where jobs.id = held.id and jobs.fence = held.fence and state = 'waiting'
        returning jobs.id`.execute(db)
      return rows.map(({ id }) => String(id))
    },

    complete: (job) => end(job, { state: 'done', error: '', payload: '{}' }),
    retry: (job, runAt, error) => end(job, { leased_until: 0, run_at: runAt, error }),
    postpone: (job, runAt, error, deferredSince) =>
      end(job, {
        leased_until: 0,
        run_at: runAt,
        error,
        deferred_since: deferredSince,
        attempt: sql<number>`attempt - 1`,
      }),
    fail: (job, error) => end(job, { state: 'failed', error }),
    gates: mailGates(db),
  }
}

function columnsOf({ key, kind, payload, runAt, mail }: NewJob) {
  return {
    key,
    kind,
    payload: JSON.stringify(payload),
    run_at: runAt,
    lane: mail?.isBulk === true ? lanes.bulk : lanes.single,
    organisation_id: mail?.organisationId ?? '',
    domain: mail ? (mail.domain ?? domains.unknown) : domains.noMail,
  }
}

type EndedJob =
  | { state: 'done'; error: string; payload: string }
  | { state: 'failed'; error: string }
  | {
      leased_until: number
      run_at: number
      error: string
      deferred_since?: number | null
      attempt?: RawBuilder<number>
    }
