import { parseReport, readReports, type ReportMail } from '@org/adapters/mailbox'
import { noteBounce, type Adapters } from '@org/api'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/tables.ts'

/**
 * How long a report waits for its mail to be recorded as sent, in seconds. That takes moments,
 * except after a crash.
 */
const earlySeconds = 600

/** A mailbox with delivery reports, and where to note them. */
export interface BounceMailbox {
  /** With user and password. */
  address: string
  db: Kysely<Database>
  adapters: Adapters
}

/**
 * Reads the new delivery reports of a mailbox, and notes them. If it is interrupted, the next
 * reading notes the same reports again, which changes nothing.
 *
 * @returns the number of reports that were noted
 */
export async function readBounces(
  { address, db, adapters }: BounceMailbox,
  signal: AbortSignal,
): Promise<number> {
  const name = mailboxName(address)
  let noted = 0
  const onReport = async ({ source, receivedAt }: ReportMail) => {
    const report = parseReport(source)
    const outcome = report ? await noteBounce(adapters, report) : 'ignored'
    if (outcome === 'noted') noted += 1
    const age = adapters.clock.now() - receivedAt.getTime() / 1000
    return outcome !== 'early' || age > earlySeconds
  }
  const known = await db
    .selectFrom('mailboxes')
    .select(['uid_validity as uidValidity', 'last_uid as lastUid'])
    .where('name', '=', name)
    .executeTakeFirst()
  const until = await readReports(address, known ?? null, onReport, signal)
  const row = { uid_validity: until.uidValidity, last_uid: until.lastUid }
  await db
    .insertInto('mailboxes')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  return noted
}

/** Returns the address without the password. */
function mailboxName(address: string): string {
  const { username, host, pathname } = new URL(address)
  return `${username}@${host}${pathname}`
}
