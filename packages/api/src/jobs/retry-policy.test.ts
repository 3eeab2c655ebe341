import { expect, it } from 'vitest'
import { memoryAdapters } from '../memory/memory-adapters.ts'
import { backOff, maxAttempts } from './retry-policy.ts'
import { jobRunners, runJob } from './run-job.ts'

it('waits longer after each attempt, and gives up within 45 minutes', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => backOff(index + 1))

  expect(waits).toEqual([30, 120, 480, 1920])
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(45 * 60)
})

/** Sets up a queued job with an unreadable payload, a clock, and the log. */
async function unreadable(kind: string) {
  let now = 1_800_000_000
  const logged: { level: string; event: string; fields?: Record<string, unknown> }[] = []
  const adapters = memoryAdapters(undefined, {
    clock: { now: () => now },
    log: {
      write: (level, event, fields) => logged.push({ level, event, ...(fields && { fields }) }),
    },
  })
  const { jobs } = adapters.repositories
  await jobs.add([{ key: 'unreadable', kind, payload: {}, runAt: now }])
  return {
    adapters,
    logged,
    /** Claims the job if it is due after this many seconds. */
    claimAfter: async (seconds: number) => {
      now += seconds
      return (await jobs.claim(now, 60, { single: 1, bulk: 1 }))[0]
    },
  }
}

it.each([...jobRunners.keys(), 'unknown'])(
  'retries jobs of the kind %s after the pauses of the retry policy',
  async (kind) => {
    const { adapters, claimAfter } = await unreadable(kind)
    let job = await claimAfter(0)

    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(job).toMatchObject({ kind, attempt })
      if (job) await runJob(adapters, job)
      expect(await claimAfter(backOff(attempt) - 1)).toBeUndefined()
      job = await claimAfter(1)
    }

    expect(job).toMatchObject({ attempt: maxAttempts })
  },
)

it('logs a job of an unknown kind as an error, and fails it after its last attempt', async () => {
  const { adapters, claimAfter, logged } = await unreadable('telegram')

  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const job = await claimAfter(backOff(attempt))
    expect(job).toMatchObject({ attempt })
    if (job) await runJob(adapters, job)
  }

  const errors = logged.filter(({ level }) => level === 'error')
  expect(errors).toHaveLength(maxAttempts)
  expect(errors[0]).toEqual({
    level: 'error',
    event: 'unknown job kind',
    fields: { job: 'unreadable', kind: 'telegram' },
  })
  expect(logged.at(-1)?.fields).toMatchObject({ reason: 'Unknown job kind: telegram' })
  expect(await claimAfter(100_000)).toBeUndefined()
})
