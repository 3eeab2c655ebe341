import { auditSeconds, idleSeconds, retention, waitForgottenSeconds } from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firestoreRepositories } from '../src/repositories/firestore-repositories.ts'
import { tidy } from '../src/host/tidy.ts'
import { emptyDatabase } from './emulated-firestore.ts'

const now = 2_000_000_000
const auditDays = 395

/**
 * A collection, the field by which its documents expire, and the newest value that counts as
 * expired.
 */
const expiring: readonly [string, string, number][] = [
  ['audit', 'created_at', now - auditSeconds(auditDays) - 1],
  ['idempotency_keys', 'claimed_at', now - retention.answers - 1],
  ['sign_in_codes', 'expires_at', now - 1],
  ['browsers', 'signed_in_at', now - retention.browsers - 1],
  ['sign_in_waits', 'free_at', now - waitForgottenSeconds - 1],
  ['sessions', 'used_at', now - idleSeconds - 1],
  ['notifications', 'created_at', now - retention.notifications - 1],
  ['notification_reads', 'read_at', now - retention.notifications - 1],
  ['upload_locks', 'expires_at', now * 1000 - 1],
]

let db: Firestore
beforeAll(() => {
  db = emptyDatabase().open()
})
afterAll(() => db.terminate())

const idsOf = async (collection: string) =>
  (await db.collection(collection).get()).docs.map(({ id }) => id)

it('deletes what has expired, and nothing newer', async () => {
  for (const [collection, field, last] of expiring) {
    await db
      .collection(collection)
      .doc('expired')
      .set({ [field]: last })
    await db
      .collection(collection)
      .doc('kept')
      .set({ [field]: last + 1 })
  }
  await tidy(db, now, auditDays)
  for (const [collection] of expiring) expect(await idsOf(collection), collection).toEqual(['kept'])
})

it('deletes more than one page of expired documents', async () => {
  const codes = db.collection('sign_in_codes')
  const batch = db.batch()
  for (let number = 0; number < 450; number += 1)
    batch.set(codes.doc(`old-${number}`), { expires_at: number })
  await batch.commit()
  await tidy(db, now, auditDays)
  expect(await idsOf('sign_in_codes')).toEqual(['kept'])
})

it('deletes finished jobs after thirty days, but never waiting ones', async () => {
  const jobs = db.collection('jobs')
  const old = now - retention.endedJobs - 1
  await jobs.doc('done').set({ state: 'done', runAt: old })
  await jobs.doc('failed').set({ state: 'failed', runAt: old })
  await jobs.doc('recent').set({ state: 'done', runAt: old + 1 })
  await jobs.doc('waiting').set({ state: 'waiting', runAt: old })
  await tidy(db, now, auditDays)
  expect(await idsOf('jobs')).toEqual(['recent', 'waiting'])
})

it('deletes an expired invitation, after which its address can be invited again', async () => {
  const { invitations } = firestoreRepositories(db).within({ organisationId: 'o' })
  const invite = (id: string, expires_at: number) =>
    invitations.insert({
      id,
      product: 'stock',
      email: 'camille@cabinet.example',
      role: 'member',
      team_id: null,
      invited_by: 'somebody',
      expires_at,
      accepted_at: null,
      revoked_at: null,
      mail_status: 'sent',
      mail_error: '',
      mail_request: 1,
      created_at: 1,
    })
  await invite('old', now - retention.invitations - 1)
  await tidy(db, now, auditDays)
  expect(await invitations.all()).toEqual([])
  await expect(invite('new', now)).resolves.toMatchObject({ id: 'new' })
})

it('shortens the client address of an audit entry after 30 days', async () => {
  const entries = db.collection('audit')
  const old = now - retention.wholeClients - 1
  const clients = ['203.0.113.77', '2001:db8:0:7::/64', '']
  for (const [number, client] of clients.entries()) {
    await entries.doc(`a${number}`).set({ created_at: old, client })
    await entries.doc(`b${number}`).set({ created_at: old + 1, client })
  }
  await tidy(db, now, auditDays)
  const stored = await Promise.all(
    ['a0', 'a1', 'a2', 'b0', 'b1', 'b2'].map(async (id) =>
      (await entries.doc(id).get()).get('client'),
    ),
  )
  expect(stored).toEqual(['203.0.113.0/24', '2001:db8:0:7::/64', '', ...clients])
})
