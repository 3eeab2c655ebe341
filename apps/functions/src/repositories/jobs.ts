import {
  closedGate,
  openedGate,
  serverGate,
  type ClaimedJob,
  type Gate,
  type JobClaim,
  type JobQueue,
  type NewJob,
} from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import type { Documents, Store } from '../documents/documents.ts'
import { convertDatabaseErrors } from '../documents/database-errors.ts'
import { notBeingDeleted } from './organisation-deletions.ts'

const collection = 'jobs'
const gateCollection = 'mail_gates'

interface StoredJob extends NewJob {
  attempt: number
  fence: number
  /** When a worker may claim it: `runAt`, or the end of the lease. */
  due_at: number
  state: 'waiting' | 'done' | 'failed'
  error: string
  /** Absent in jobs of an older release. */
  deferred_since?: number | null
}

/**
 * Queues jobs: one document for each key. `db` finds the jobs that are due. They are claimed oldest
 * first: the products here send no bulk mail that single mails would have to wait for.
 */
export function firestoreJobs(store: Store, db: Firestore): JobQueue {
  const change = (
    { id, fence }: JobClaim,
    patch: Partial<StoredJob> | ((job: StoredJob) => Partial<StoredJob>),
  ) =>
    store.write(async (documents) => {
      const job = await documents.get<StoredJob>(collection, id)
      if (job?.fence !== fence || job.state !== 'waiting') return false
      const changed = typeof patch === 'function' ? patch(job) : patch
      documents.set(collection, id, { ...job, ...changed })
      return true
    })

  async function claimOne(
    documents: Documents,
    key: string,
    now: number,
    leaseSeconds: number,
  ): Promise<ClaimedJob[]> {
    const job = await documents.get<StoredJob>(collection, key)
    if (job?.state !== 'waiting' || job.due_at > now) return []
    if (await isOfDeleted(documents, job)) {
      // If it only stayed in place, it would take the room of others in the next query.
      documents.remove(collection, key)
      return []
    }
    const probes: string[] = []
    for (const name of gatesOf(job)) {
      const gate = await documents.get<Gate>(gateCollection, name)
      if (gate && gate.closedUntil > now) {
        // Waits until then, and so makes room for other jobs in the next query.
        documents.set(collection, key, { ...job, due_at: gate.closedUntil })
        return []
      }
      if (gate && gate.failures > 0) probes.push(name)
    }
    for (const name of probes) {
      const gate = await documents.get<Gate>(gateCollection, name)
      documents.set(gateCollection, name, { ...gate, closedUntil: now + leaseSeconds })
    }
    const claimed = { ...job, attempt: job.attempt + 1, fence: job.fence + 1 }
    documents.set(collection, key, { ...claimed, due_at: now + leaseSeconds })
    const { kind, payload, attempt, fence, mail = null, deferred_since = null } = claimed
    const claim = { id: key, key, kind, payload, mail, attempt, fence, probes }
    return [{ ...claim, deferredSince: deferred_since }]
  }

  return {
    add: (jobs) =>
      store.write(async (documents) => {
        await documents.getAll(jobs.map(({ key }) => ({ collection, id: key })))
        const added: string[] = []
        for (const job of jobs) {
          if (await documents.get(collection, job.key)) continue
          const { runAt: due_at } = job
          const first = { attempt: 0, fence: 0, due_at, state: 'waiting', error: '' } as const
          documents.set(collection, job.key, { ...job, ...first } satisfies StoredJob)
          added.push(job.key)
        }
        return added
      }),
    async claim(now, leaseSeconds, slots) {
      const due = db
        .collection(collection)
        .where('state', '==', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(slots.single)
      const { docs } = await convertDatabaseErrors(due.get())
      const keys = docs.map((document) => (document.data() as StoredJob).key)
      // Claims each job only if it is still due, because another worker may have claimed it
      // meanwhile.
      return store.write(async (documents) => {
        const claimed: ClaimedJob[] = []
        for (const key of keys) {
          claimed.push(...(await claimOne(documents, key, now, leaseSeconds)))
        }
        return claimed
      })
    },
    complete: (job) => change(job, { state: 'done', payload: {} }),
    async extend(jobs, leasedUntil) {
      const extended: string[] = []
      for (const job of jobs) if (await change(job, { due_at: leasedUntil })) extended.push(job.id)
      return extended
    },
    postpone: (job, runAt, error, deferred_since) =>
      change(job, ({ attempt }) => ({
        runAt,
        due_at: runAt,
        error,
        deferred_since,
        attempt: attempt - 1,
      })),
    retry: (job, runAt, error) => change(job, { runAt, due_at: runAt, error }),
    fail: (job, error) => change(job, { state: 'failed', error }),
    gates: {
      close: (name, now, pause, isProbe) =>
        store.write(async (documents) => {
          const gate = (await documents.get<Gate>(gateCollection, name)) ?? undefined
          const closed = closedGate(gate, now, pause, isProbe)
          documents.set(gateCollection, name, closed)
          return closed.closedUntil
        }),
      open: (names) =>
        store.write(async (documents) => {
          await documents.getAll(names.map((id) => ({ collection: gateCollection, id })))
          for (const name of names) {
            const gate = await documents.get<Gate>(gateCollection, name)
            const opened = openedGate(gate ?? undefined)
            if (opened) documents.set(gateCollection, name, opened)
            else documents.remove(gateCollection, name)
          }
        }),
    },
  }
}

function gatesOf({ mail }: StoredJob): string[] {
  if (!mail) return []
  return mail.domain === null ? [serverGate] : [serverGate, mail.domain]
}

/** Whether a mail is of an organisation that is being deleted. */
async function isOfDeleted(documents: Documents, { mail }: StoredJob): Promise<boolean> {
  if (!mail || mail.organisationId === null) return false
  const own = { organisation_id: mail.organisationId }
  return (await notBeingDeleted(documents, [own])).length === 0
}
