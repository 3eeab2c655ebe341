import type { DeployMails } from '@org/api'
import { sql } from 'kysely'
import type { Queryable } from './queryable.ts'

/** Ends a deploy mail in a single statement, because there are so many of them. */
export function deployMails(db: Queryable): DeployMails {
  return {
    async end(job, { organisationId, userId, deployRunId, outcome, notificationId, now }) {
      const version = outcome.state === 'sent' ? outcome.version : null
      const { shared, own } = outcome.state === 'sent' ? outcome.parts : { shared: '', own: '' }
      const reason = outcome.state === 'failed' ? outcome.reason : null
      const { rows } = await sql<{ id: number }>`
        with ended as (
          update jobs set error = coalesce(${reason}::text, ''),
            state = case when ${reason}::text is null then 'done' else 'failed' end,
            payload = case when ${reason}::text is null then '{}'::jsonb else payload end
          where id = ${Number(job.id)} and fence = ${job.fence} and state = 'waiting'
          returning id
        ),
        -- The row stays after the last mail, since a statement cannot change and delete a row.
        run as (
          update deploy_runs set open_count = open_count - 1,
            sent_count = sent_count + ${version === null ? 0 : 1}::integer,
            failed_count = failed_count + ${reason === null ? 0 : 1}::integer
          where id = ${deployRunId ?? null} and organisation_id = ${organisationId}
            and exists (select from ended)
          returning *
        ),
        news as (
          insert into notifications (id, organisation_id, kind, team_id, subject, done_count,
            updated_count, failed_count, created_at)
          select ${notificationId}, organisation_id,
            case when failed_count > 0 then 'deploy_failed' else 'deploy_finished' end,
            team_id, subject, sent_count, 0, failed_count, ${now}
          from run where open_count = 0 and sent_count + failed_count > 0
        ),
        sent as (
          update users set deploy_status = 'sent', deploy_version = ${version},
            deploy_shared = ${shared}, deploy_own = ${own}, deploy_error = '',
            sent_version = ${version}, sent_shared = ${shared}, sent_own = ${own},
            sent_at = ${now},
            first_sent_at = case when sent_version = ${version} then first_sent_at
              else ${now}::bigint end
          where ${version}::text is not null
            and id = ${userId} and organisation_id = ${organisationId}
        ),
        failed as (
          update users set deploy_status = 'failed', deploy_error = ${reason}
          where ${reason}::text is not null and exists (select from ended)
            and id = ${userId} and organisation_id = ${organisationId}
        )
        select id from ended`.execute(db)
      return rows.length > 0
    },
  }
}
