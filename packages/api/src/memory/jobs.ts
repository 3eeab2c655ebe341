import type { ClaimedJob, JobQueue, JobSlots } from '../ports/job-queue.ts'
import { serverGate } from '../ports/mail-gates.ts'
import { closedGate, openedGate } from '../rules/mail-gate.ts'
import type { MemoryJob, MemoryState } from './state.ts'
import type { Store } from './store.ts'

export function memoryJobs(store: Store): JobQueue {
  const change = (id: string, fence: number, patch: (job: MemoryJob) => Partial<MemoryJob>) =>
    store.write(() => {
      const job = store.state.jobs.get(id)
      if (!job || job.fence !== fence || job.state !== 'waiting') return false
      store.state.jobs.set(id, { ...job, leasedUntil: 0, ...patch(job) })
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
            deferredSince: null,
            claimNumber: 0,
          })
        }
        return fresh.map(({ key }) => key)
      }),
    claim: (now, leaseSeconds, slots) =>
      store.write(() => claim(store.state, now, now + leaseSeconds, slots)),
    async extend(jobs, leasedUntil) {
      const extended: string[] = []
      for (const { id, fence } of jobs)
        if (await change(id, fence, () => ({ leasedUntil }))) extended.push(id)
      return extended
    },
    complete: ({ id, fence }) => change(id, fence, () => ({ state: 'done', payload: {} })),
    retry: ({ id, fence }, runAt, error) => change(id, fence, () => ({ runAt, error })),
    postpone: ({ id, fence }, runAt, error, deferredSince) =>
      change(id, fence, ({ attempt }) => ({ runAt, error, deferredSince, attempt: attempt - 1 })),
    fail: ({ id, fence }, error) => change(id, fence, () => ({ state: 'failed', error })),
    gates: {
      close: (gate, now, pause, isProbe) =>
        store.write(() => {
          const closed = closedGate(store.state.mailGates.get(gate), now, pause, isProbe)
          store.state.mailGates.set(gate, closed)
          return closed.closedUntil
        }),
      open: (gates) =>
        store.write(() => {
          for (const gate of gates) {
            const opened = openedGate(store.state.mailGates.get(gate))
            if (opened) store.state.mailGates.set(gate, opened)
            else store.state.mailGates.delete(gate)
          }
        }),
    },
  }
}

/** Claims jobs one at a time, so that each choice counts the turns that the earlier ones used up. */
function claim(state: MemoryState, now: number, until: number, slots: JobSlots): ClaimedJob[] {
  const claimed: ClaimedJob[] = []
  for (const isBulk of [false, true]) {
    for (let free = isBulk ? slots.bulk : slots.single; free > 0; free -= 1) {
      const job = nextJob(state, now, isBulk)
      if (!job) break
      const probes = gatesOf(job).filter((gate) => state.mailGates.has(gate))
      for (const gate of probes) {
        const { failures = 0 } = state.mailGates.get(gate) ?? {}
        state.mailGates.set(gate, { failures, closedUntil: until })
      }
      const { attempt, fence } = job
      const claimNumber = 1 + Math.max(...[...state.jobs.values()].map((one) => one.claimNumber))
      const change = { attempt: attempt + 1, fence: fence + 1, leasedUntil: until, claimNumber }
      const next = { ...job, ...change }
      state.jobs.set(job.key, next)
      claimed.push({ ...next, mail: job.mail ?? null, probes })
    }
  }
  return claimed
}

function nextJob(state: MemoryState, now: number, isBulk: boolean): MemoryJob | undefined {
  const isOpen = (gate: string) => (state.mailGates.get(gate)?.closedUntil ?? 0) <= now
  const all = [...state.jobs.values()]
  const served = new Map<string | null, number>()
  for (const job of all) {
    const turn = turnOf(job)
    served.set(turn, Math.max(job.claimNumber, served.get(turn) ?? 0))
  }
  const lastTurn = (job: MemoryJob) => served.get(turnOf(job)) ?? 0
  return all
    .filter(
      (job) =>
        job.state === 'waiting' &&
        job.runAt <= now &&
        job.leasedUntil <= now &&
        (job.mail?.isBulk ?? false) === isBulk &&
        !state.deletions.has(job.mail?.organisationId ?? '') &&
        gatesOf(job).every(isOpen),
    )
    .toSorted((a, b) => lastTurn(a) - lastTurn(b) || a.runAt - b.runAt)[0]
}

const turnOf = ({ mail }: MemoryJob) => mail?.organisationId ?? null

function gatesOf({ mail }: MemoryJob): string[] {
  if (!mail) return []
  return mail.domain === null ? [serverGate] : [serverGate, mail.domain]
}
