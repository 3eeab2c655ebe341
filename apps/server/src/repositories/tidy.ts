import {
  auditSeconds,
  idleSeconds,
  longestSessionSeconds,
  retention,
  waitForgottenSeconds,
} from '@org/api'
import { sql, type Kysely } from 'kysely'
import { takeLease } from '../storage/leases.ts'
import type { Database } from '../storage/tables.ts'

/** A little less than the hour between two tidyings of one process. */
const turnSeconds = 55 * 60

/**
 * Tidies if no other process of the installation has begun to within the hour.
 *
 * @param holder random id of this process
 * @returns false if another process has
 */
export async function tidyInTurn(
  db: Kysely<Database>,
  holder: string,
  now: number,
  auditDays: number,
): Promise<boolean> {
  if (!(await takeLease(db, { name: 'tidy', holder }, turnSeconds))) return false
  await tidy(db, now, auditDays)
  return true
}

/**
 * Deletes expired data: stored responses, sign-in codes, waits after failed sign-ins, known
 * browsers, sessions, finished jobs, finished deploys, unused gates, notifications, invitations, payment events, rate limits,
 * upload locks, and audit entries after `auditDays`.
 */
export async function tidy(db: Kysely<Database>, now: number, auditDays: number): Promise<void> {
  await tidyAudit(db, now, auditDays)
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - retention.answers)
    .execute()
  await db.deleteFrom('codes').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('browsers')
    .where('signed_in_at', '<', now - retention.browsers)
    .execute()
  await db
    .deleteFrom('waits')
    .where('free_at', '<', now - waitForgottenSeconds)
    .execute()
  await db
    .deleteFrom('tokens')
    .where((row) =>
      row.or([
        row('used_at', '<', now - idleSeconds),
        row('created_at', '<', now - longestSessionSeconds),
      ]),
    )
    .execute()
  await db
    .deleteFrom('jobs')
    .where('state', '<>', 'waiting')
    .where('run_at', '<', now - retention.endedJobs)
    .execute()
  await db
    .deleteFrom('mail_gates')
    .where('failures', '=', 0)
    .where('free_at', '<', now - retention.mailGates)
    .execute()
  await db.deleteFrom('deploy_runs').where('open_count', '<=', 0).execute()
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', now - retention.notifications)
    .execute()
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', now - retention.invitations)
    .execute()
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', now - retention.paymentEvents)
    .execute()
  await db
    .deleteFrom('rate_limits')
    .where('expire', '<', now * 1000)
    .execute()
  await db
    .deleteFrom('upload_locks')
    .where('expires_at', '<', new Date(now * 1000))
    .execute()
}

/**
 * Deletes audit entries after `days`, and shortens IPv4 addresses to their /24 after 30 days; IPv6
 * clients are stored as a /64 from the start.
 */
async function tidyAudit(db: Kysely<Database>, now: number, days: number): Promise<void> {
  await db
    .deleteFrom('audit_entries')
    .where('created_at', '<', now - auditSeconds(days))
    .execute()
  await db
    .updateTable('audit_entries')
    .set({ client: sql<string>`regexp_replace(client, '[.][0-9]+$', '.0/24')` })
    .where('created_at', '<', now - retention.wholeClients)
    .where(sql<boolean>`client <> '' and position('/' in client) = 0`)
    .execute()
}

/**
 * Releases the jobs, idempotency keys and uploads that a killed process still held. An upload that it was
 * reading stays marked. Safe only on the
 * embedded database, whose lock keeps other processes out.
 */
export async function freeLeases(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leased_until: 0 })
    .where('state', '=', 'waiting')
    .where('leased_until', '>', 0)
    .execute()
  await db.deleteFrom('idempotency_keys').where('status', 'is', null).execute()
  await db
    .updateTable('coaching_media')
    .set({ read_until: null })
    .where('read_until', 'is not', null)
    .execute()
}
