import { expect, it } from 'vitest'
import { demoIds } from '../memory/index.ts'
import { firstOf, workedJobs } from '../testing/worked-jobs.ts'
import { runJob } from './run-job.ts'

it('adds one notification when a campaign starts, even if the first worker lost its lease', async () => {
  const { adapters, client, claim, expireLeases } = await workedJobs(async () => undefined)
  const path = { id: demoIds.organisation }
  await client.call('createCampaign', {
    path,
    body: { name: 'Salon', start_date: adapters.clock.now() },
  })
  const slow = firstOf(await claim(1))
  expireLeases()

  await runJob(adapters, firstOf(await claim(1)))
  await runJob(adapters, slow)

  const { data } = await client.call('listNotifications', { path })
  expect(data.filter(({ subject }) => subject === 'Salon')).toMatchObject([
    { kind: 'banner_started' },
  ])
})
