import { expect, it } from 'vitest'
import { demoIds } from '../memory/index.ts'
import { MailRefused, type Mail } from '../ports/services.ts'
import { firstOf, workedJobs } from '../testing/worked-jobs.ts'
import { deployPayload } from './deploy-job.ts'
import { maxAttempts } from './retry-policy.ts'
import { runJob } from './run-job.ts'

/** Sets up a team whose mails are queued, with their deploy run. */
async function deployed(send: (mail: Mail) => Promise<void>) {
  const worked = await workedJobs(send)
  const path = { id: demoIds.teams.support }
  const { queued } = await worked.client.call('deployTeam', { path })
  const scoped = worked.adapters.repositories.within({ organisationId: demoIds.organisation })
  const notifications = async () => {
    const { data } = await worked.client.call('listNotifications', {
      path: { id: demoIds.organisation },
    })
    return data
      .filter(({ kind }) => kind.startsWith('deploy_'))
      .map(({ kind, done_count, failed_count }) => ({ kind, done_count, failed_count }))
  }
  const before = (await notifications()).length
  return {
    ...worked,
    queued,
    userOf: (job: { payload: Record<string, unknown> }) =>
      scoped.users.get(deployPayload(job.payload).userId),
    run: async () => (await scoped.deployRuns.all())[0],
    /** The notifications since the deploy. */
    notifications: async () => {
      const all = await notifications()
      return all.slice(0, all.length - before)
    },
  }
}

it('counts a mail once when its first worker lost the lease', async () => {
  let sent = 0
  const { adapters, claim, expireLeases, queued, run, notifications } = await deployed(async () => {
    sent += 1
  })
  const slow = firstOf(await claim(1))
  expireLeases()
  const due = await claim(queued)
  const [quick, others] = [firstOf(due), due.slice(1)]

  await runJob(adapters, quick)
  await runJob(adapters, slow)

  expect(quick.key).toBe(slow.key)
  expect(sent).toBe(2)
  expect(await run()).toMatchObject({ open_count: queued - 1, sent_count: 1, failed_count: 0 })
  for (const job of others) await runJob(adapters, job)
  expect(await notifications()).toEqual([
    { kind: 'deploy_finished', done_count: queued, failed_count: 0 },
  ])
})

it('ignores the failure of a worker that lost its lease', async () => {
  let isRefused = false
  const { adapters, claim, expireLeases, queued, run, userOf } = await deployed(async () => {
    if (isRefused) throw new MailRefused('refused')
  })
  const slow = firstOf(await claim(1))
  expireLeases()
  const quick = firstOf(await claim(1))

  await runJob(adapters, quick)
  isRefused = true
  await runJob(adapters, slow)

  expect(await run()).toMatchObject({ open_count: queued - 1, sent_count: 1, failed_count: 0 })
  expect(await userOf(slow)).toMatchObject({ deploy_status: 'sent', deploy_error: '' })
})

it('gives up on a mail that crashed its process on each attempt', async () => {
  const sent: string[] = []
  const { adapters, claim, expireLeases, queued, run, userOf } = await deployed(async (mail) => {
    sent.push(mail.to.address)
  })
  // Each claim simulates a process that crashes before it ends the job.
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    expect(firstOf(await claim(1)).attempt).toBe(attempt)
    expireLeases()
  }

  const again = firstOf(await claim(1))
  await runJob(adapters, again)

  const person = await userOf(again)
  expect(person).toMatchObject({
    deploy_status: 'failed',
    deploy_error: 'Interrompu plusieurs fois',
  })
  expect(sent).toEqual([])
  expect(await run()).toMatchObject({ open_count: queued - 1, failed_count: 1 })
  expireLeases()
  expect((await claim(queued)).map(({ key }) => key)).not.toContain(again.key)
})

it('still sends the mail on the last attempt', async () => {
  let sent = 0
  const { adapters, claim, expireLeases, userOf } = await deployed(async () => {
    sent += 1
  })
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await claim(1)
    expireLeases()
  }

  const last = firstOf(await claim(1))
  await runJob(adapters, last)

  expect(last.attempt).toBe(maxAttempts)
  expect(sent).toBe(1)
  expect(await userOf(last)).toMatchObject({ deploy_status: 'sent' })
})
