import {
  auditSeconds,
  idleSeconds,
  type InvitationRecord,
  longestSessionSeconds,
  retention,
  waitForgottenSeconds,
} from '@org/api'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { watchChanges } from '../changes/watch-changes.ts'
import { firestoreStore } from '../documents/firestore-store.ts'
import { removeRow } from '../repositories/save-row.ts'
import { sharedRules } from '../repositories/table-rules.ts'
import { sessions } from '../repositories/tokens.ts'
import { uploadLocks } from '../repositories/firestore-leases.ts'

/** Number of documents that are read and written at a time. */
const pageSize = 200

/**
 * How far back a run looks for entries whose addresses must be shortened, in seconds, counted from
 * the `wholeClients` limit. One day would be enough for a daily run; the longer period makes up for
 * missed runs. Older entries are already shortened.
 */
const shorteningSeconds = retention.wholeClients

/**
 * Deletes expired data, as the server does: stored responses, sign-in codes, waiting times between
 * sign-in attempts, known browsers, sessions, finished jobs, notifications, invitations, locks of
 * uploads, and audit entries after `auditDays`. Also shortens the addresses in older audit entries.
 * Firestore itself deletes rate limits (`ttl` in `firestore.indexes.json`).
 *
 * @param now in seconds since 1970
 */
export async function tidy(db: Firestore, now: number, auditDays: number): Promise<void> {
  const before = (collection: string, field: string, time: number) =>
    db.collection(collection).where(field, '<', time).orderBy(field)
  for (const expired of [
    before('audit', 'created_at', now - auditSeconds(auditDays)),
    before('idempotency_keys', 'claimed_at', now - retention.answers),
    before('sign_in_codes', 'expires_at', now),
    before('browsers', 'signed_in_at', now - retention.browsers),
    before('sign_in_waits', 'free_at', now - waitForgottenSeconds),
    before(sessions, 'used_at', now - idleSeconds),
    before(sessions, 'created_at', now - longestSessionSeconds),
    before('notifications', 'created_at', now - retention.notifications),
    before('notification_reads', 'read_at', now - retention.notifications),
    before(uploadLocks, 'expires_at', now * 1000),
  ])
    await eachPage(expired, (page) => removeAll(db, page))
  await eachPage(before('jobs', 'runAt', now - retention.endedJobs), (page) =>
    removeAll(
      db,
      page.filter((job) => job.get('state') !== 'waiting'),
    ),
  )
  await removeInvitations(db, before('invitations', 'expires_at', now - retention.invitations))
  await shortenClients(db, now - retention.wholeClients)
}

/** Calls `work` with the documents of a sorted query, a page at a time. */
async function eachPage(
  query: Query,
  work: (page: readonly DocumentSnapshot[]) => Promise<unknown>,
): Promise<void> {
  let { docs } = await query.limit(pageSize).get()
  while (docs.length > 0) {
    await work(docs)
    const last = docs.at(-1)
    if (!last || docs.length < pageSize) return
    docs = (await query.startAfter(last).limit(pageSize).get()).docs
  }
}

async function removeAll(db: Firestore, page: readonly DocumentSnapshot[]): Promise<void> {
  const batch = db.batch()
  for (const { ref } of page) batch.delete(ref)
  await batch.commit()
}

/** Deletes invitations, together with the keys that keep their addresses unique. */
async function removeInvitations(db: Firestore, expired: Query): Promise<void> {
  const store = firestoreStore(db, watchChanges(db))
  await eachPage(expired, (page) =>
    store.write(async (documents) => {
      for (const one of page)
        removeRow(documents, sharedRules.invitations, one.data() as InvitationRecord)
    }),
  )
}

/**
 * Shortens the IPv4 addresses of audit entries before `until` to their /24; IPv6 clients are stored
 * as a /64 from the start.
 */
async function shortenClients(db: Firestore, until: number): Promise<void> {
  const entries = db
    .collection('audit')
    .where('created_at', '<', until)
    .where('created_at', '>=', until - shorteningSeconds)
    .orderBy('created_at')
  await eachPage(entries, async (page) => {
    const batch = db.batch()
    for (const entry of page) {
      const client = String(entry.get('client') ?? '')
      const short = client.includes('/') ? client : client.replace(/\.\d+$/, '.0/24')
      if (short !== client) batch.update(entry.ref, { client: short })
    }
    await batch.commit()
  })
}
