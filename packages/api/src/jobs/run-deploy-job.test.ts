import { expect, it } from 'vitest'
import { demoIds } from '../memory/index.ts'
import { MailRefused, type Mail } from '../ports/services.ts'
import { firstOf, workedJobs } from '../testing/worked-jobs.ts'
import { deployPayload } from './deploy-job.ts'
import { maxAttempts } from './retry-policy.ts'
import { runJob } from './run-job.ts'

/** A team's mails queued, and the deploy that they belong to. */
async function deployed(send: (mail: Mail) => Promise<void>) {
  const worked = await workedJobs(send)
  const path = { id: demoIds.teams.support }
  const { queued } = await worked.client.call('deployTeam', { path })
  const scoped = worked.adapters.repositories.within({ organisationId: demoIds.organisation })
  const news = async () => {
    const { data } = await worked.client.call('listNotifications', {
      path: { id: demoIds.organisation },
    })
    return data
      .filter(({ kind }) => kind.startsWith('deploy_'))
      .map(({ kind, done_count, failed_count }) => ({ kind, done_count, failed_count }))
  }
  const before = (await news()).length
  return {
    ...worked,
    queued,
    userOf: (job: { payload: Record<string, unknown> }) =>
      scoped.users.get(deployPayload(job.payload).userId),
    run: async () => (await scoped.deployRuns.all())[0],
    /** The notifications since then. */
    news: async () => {
      const all = await news()
      return all.slice(0, all.length - before)
    },
  }
}

it('counts a mail once whose first worker lost the lease', async () => {
  let sent = 0
  const { adapters, claim, outlast, queued, run, news } = await deployed(async () => {
    sent += 1
  })
  const slow = firstOf(await claim(1))
  outlast()
  const due = await claim(queued)
  const [quick, others] = [firstOf(due), due.slice(1)]

  await runJob(adapters, quick)
  await runJob(adapters, slow)

  expect(quick.key).toBe(slow.key)
  expect(sent).toBe(2)
  expect(await run()).toMatchObject({ open_count: queued - 1, sent_count: 1, failed_count: 0 })
  for (const job of others) await runJob(adapters, job)
  expect(await news()).toEqual([{ kind: 'deploy_finished', done_count: queued, failed_count: 0 }])
})

it('counts no failure of a worker that lost the lease', async () => {
  let isRefused = false
  const { adapters, claim, outlast, queued, run, userOf } = await deployed(async () => {
    if (isRefused) throw new MailRefused('refused')
  })
  const slow = firstOf(await claim(1))
  outlast()
  const quick = firstOf(await claim(1))

  await runJob(adapters, quick)
  isRefused = true
  await runJob(adapters, slow)

  expect(await run()).toMatchObject({ open_count: queued - 1, sent_count: 1, failed_count: 0 })
  expect(await userOf(slow)).toMatchObject({ deploy_status: 'sent', deploy_error: '' })
})

it('gives up on a mail that took its process down each time', async () => {
  const sent: string[] = []
  const { adapters, claim, outlast, queued, run, userOf } = await deployed(async (mail) => {
    sent.push(mail.to.address)
  })
  // Each claim is a process that dies with the mail in hand.
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    expect(firstOf(await claim(1)).attempt).toBe(attempt)
    outlast()
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
  outlast()
  expect((await claim(queued)).map(({ key }) => key)).not.toContain(again.key)
})

it('still sends at the last attempt', async () => {
  let sent = 0
  const { adapters, claim, outlast, userOf } = await deployed(async () => {
    sent += 1
  })
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await claim(1)
    outlast()
  }

  const last = firstOf(await claim(1))
  await runJob(adapters, last)

  expect(last.attempt).toBe(maxAttempts)
  expect(sent).toBe(1)
  expect(await userOf(last)).toMatchObject({ deploy_status: 'sent' })
})
