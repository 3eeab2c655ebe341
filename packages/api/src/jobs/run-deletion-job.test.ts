import { expect, it, vi } from 'vitest'
import { demoIds } from '../memory/index.ts'
import { firstOf, workedJobs } from '../testing/worked-jobs.ts'
import { runDueJobs } from './run-jobs.ts'
import { runJob } from './run-job.ts'

/** The demonstration, whose organisation is about to be deleted. */
async function deleted() {
  const jobs = await workedJobs(async () => undefined)
  const path = { id: demoIds.organisation }
  const { name } = await jobs.client.call('getOrganisation', { path })
  await jobs.client.call('deleteOrganisation', { path, body: { name } })
  const { accounts } = jobs.adapters.repositories
  const isGone = async () => (await accounts.organisations([path.id])).length === 0
  return { ...jobs, isGone }
}

it('goes on where a worker has died', async () => {
  const { adapters, claim, expireLeases, isGone } = await deleted()
  const { mediaStore } = adapters
  await runJob(adapters, firstOf(await claim(1)))
  const removing = vi.spyOn(mediaStore, 'removeAll')
  removing.mockImplementation(() => new Promise(() => undefined))
  // This worker never ends.
  void runJob(adapters, firstOf(await claim(1)))
  await vi.waitFor(() => expect(removing).toHaveBeenCalled())
  vi.restoreAllMocks()
  expireLeases()

  expect(await isGone()).toBe(false)
  await runDueJobs(adapters)
  expect(await isGone()).toBe(true)
})

it('is tried again for as long as a step fails', async () => {
  const { adapters, isGone } = await deleted()
  let now = adapters.clock.now()
  vi.spyOn(adapters.clock, 'now').mockImplementation(() => now)
  const removing = vi.spyOn(adapters.mediaStore, 'removeAll')
  removing.mockRejectedValue(new Error('storage unreachable'))
  for (let hour = 0; hour < 10; hour += 1) {
    await runDueJobs(adapters)
    now += 3600
  }
  expect(removing.mock.calls.length).toBeGreaterThan(6)
  expect(await isGone()).toBe(false)

  vi.restoreAllMocks()
  vi.spyOn(adapters.clock, 'now').mockImplementation(() => now + 3600)
  await runDueJobs(adapters)
  expect(await isGone()).toBe(true)
  vi.restoreAllMocks()
})
