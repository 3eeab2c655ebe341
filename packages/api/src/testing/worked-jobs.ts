import { createClient, type Client } from '../client/create-client.ts'
import { createApi, demoSeed, memoryAdapters, signInAs, demoIds } from '../memory/index.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { Mail } from '../ports/services.ts'

/**
 * The demo organisation, with a client of its administrator and jobs that the test claims itself.
 */
export interface WorkedJobs {
  adapters: Adapters
  client: Client
  /** Claims due jobs like a worker, with a lease of `leaseSeconds`. */
  claim: (limit: number) => Promise<ClaimedJob[]>
  /** Lets all leases expire. */
  expireLeases: () => void
}

const leaseSeconds = 60

export async function workedJobs(send: (mail: Mail) => Promise<void>): Promise<WorkedJobs> {
  let now = 1_800_000_000
  const clock = { now: () => now }
  const adapters = memoryAdapters(demoSeed(now), { clock, mailer: { send } })
  const api = createApi(adapters)
  const { access_token: token } = await signInAs(adapters, demoIds.admin)
  return {
    adapters,
    client: createClient({
      baseUrl: 'https://signatures.example/api',
      fetch: async (input, init) => api.fetch(new Request(input, init)),
      getToken: () => token,
    }),
    claim: (limit) =>
      adapters.repositories.jobs.claim(now, leaseSeconds, { single: limit, bulk: limit }),
    expireLeases: () => (now += leaseSeconds + 1),
  }
}

/** Returns the first job; throws when there is none. */
export function firstOf(jobs: readonly ClaimedJob[]): ClaimedJob {
  const [job] = jobs
  if (!job) throw new Error('No job was due')
  return job
}
