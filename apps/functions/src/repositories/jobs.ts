import type { ClaimedJob, JobQueue, NewJob } from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import type { Documents, Store } from '../documents/documents.ts'

const collection = 'jobs'

interface StoredJob extends NewJob {
  attempt: number
  fence: number
  /** When a worker may claim it: `runAt`, or the end of the lease. */
  due_at: number
  state: 'waiting' | 'done' | 'failed'
  error: string
}

/** Queues jobs: one document for each key. `db` finds the jobs that are due. */
export function firestoreJobs(store: Store, db: Firestore): JobQueue {
  const change = ({ id, fence }: Pick<ClaimedJob, 'id' | 'fence'>, patch: Partial<StoredJob>) =>
    store.write(async (documents) => {
      const job = await documents.get<StoredJob>(collection, id)
      if (job?.fence !== fence || job.state !== 'waiting') return false
      documents.set(collection, id, { ...job, ...patch })
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
    const claimed = { ...job, attempt: job.attempt + 1, fence: job.fence + 1 }
    documents.set(collection, key, { ...claimed, due_at: now + leaseSeconds })
    const { kind, payload, attempt, fence } = claimed
    return [{ id: key, key, kind, payload, attempt, fence }]
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
    async claim(now, leaseSeconds, limit) {
      const { docs } = await db
        .collection(collection)
        .where('state', '==', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .get()
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
    retry: (job, runAt, error) => change(job, { runAt, due_at: runAt, error }),
    fail: (job, error) => change(job, { state: 'failed', error }),
  }
}
