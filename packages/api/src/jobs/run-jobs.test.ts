import { afterEach, expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { createApi, demoIds, demoSeed, memoryAdapters, signInAs } from '../memory/index.ts'
import type { Mail } from '../ports/services.ts'
import { runJobs } from './run-jobs.ts'

const stop = new AbortController()
afterEach(() => stop.abort())

/** Sets up the demo organisation with a team's mails queued. `send` replaces the mailer. */
async function queued(send: (mail: Mail) => Promise<void>) {
  const adapters = memoryAdapters(demoSeed(), { mailer: { send } })
  const api = createApi(adapters)
  const { access_token: token } = await signInAs(adapters, demoIds.admin)
  const client = createClient({
    baseUrl: 'https://signatures.example/api',
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    getToken: () => token,
  })
  const { queued: count } = await client.call('deployTeam', {
    path: { id: demoIds.teams.support },
  })
  return { adapters, count }
}

it('does not block other mails while one is slow', async () => {
  let isFirst = true
  let sent = 0
  let finishSlow = () => {}
  const slow = new Promise<void>((resolve) => (finishSlow = resolve))
  const { adapters, count } = await queued(async () => {
    const waits = isFirst
    isFirst = false
    if (waits) await slow
    sent += 1
  })

  const { signal } = stop
  const worker = runJobs(adapters, { signal, concurrency: 2, pollMilliseconds: 5 })
  await expect.poll(() => sent).toBe(count - 1)
  stop.abort()
  finishSlow()
  await worker

  expect(count).toBeGreaterThan(4)
  expect(sent).toBe(count)
})
