import type { JobQueue } from '../ports/job-queue.ts'
import type { MemoryJob } from './state.ts'
import type { Store } from './store.ts'

export function memoryJobs(store: Store): JobQueue {
  const change = (id: string, fence: number, patch: Partial<MemoryJob>) =>
    store.write(() => {
      const job = store.state.jobs.get(id)
      if (!job || job.fence !== fence || job.state !== 'waiting') return false
      store.state.jobs.set(id, { ...job, leasedUntil: 0, ...patch })
      return true
    })
  return {
    add: (jobs) =>
      store.write(() => {
        const fresh = jobs.filter((job) => !store.state.jobs.has(job.key))
        for (const job of fresh) {
          store.state.jobs.set(job.key, {
            ...job,
            id: job.key,
            attempt: 0,
            fence: 0,
            leasedUntil: 0,
            state: 'waiting',
            error: '',
          })
        }
        return fresh.map(({ key }) => key)
      }),
    claim: (now, leaseSeconds, limit) =>
      store.write(() => {
        const isDue = (job: MemoryJob) =>
          job.state === 'waiting' && job.runAt <= now && job.leasedUntil <= now
        const due = [...store.state.jobs.values()].filter(isDue)
        return due
          .toSorted((a, b) => a.runAt - b.runAt)
          .slice(0, limit)
          .map((job) => {
            const claimed = {
              ...job,
              attempt: job.attempt + 1,
              fence: job.fence + 1,
              leasedUntil: now + leaseSeconds,
            }
            store.state.jobs.set(job.key, claimed)
            return claimed
          })
      }),
    complete: ({ id, fence }) => change(id, fence, { state: 'done', payload: {} }),
    retry: ({ id, fence }, runAt, error) => change(id, fence, { runAt, error }),
    fail: ({ id, fence }, error) => change(id, fence, { state: 'failed', error }),
  }
}
