import { expect, it } from 'vitest'
import { demoIds } from '../memory/index.ts'
import { MailRefused, type Mail } from '../ports/services.ts'
import { firstOf, workedJobs } from '../testing/worked-jobs.ts'
import { maxAttempts } from './retry-policy.ts'
import { runJob } from './run-job.ts'

/** Sets up an invitation whose mail is queued. */
async function invited(send: (mail: Mail) => Promise<void>) {
  const worked = await workedJobs(send)
  const path = { id: demoIds.organisation }
  const body = { email: 'nadia@ailleurs.example', role: 'admin' as const }
  await worked.client.call('createInvitation', { path, body })
  const state = async () => (await worked.client.call('listInvitations', { path })).data[0]
  return { ...worked, state }
}

it('gives up on an invitation that crashed its process on each attempt', async () => {
  let sent = 0
  const { adapters, claim, expireLeases, state } = await invited(async () => {
    sent += 1
  })
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    await claim(1)
    expireLeases()
  }

  await runJob(adapters, firstOf(await claim(1)))

  expect(sent).toBe(0)
  expect(await state()).toMatchObject({
    mail_status: 'failed',
    mail_error: 'Interrompu plusieurs fois',
  })
  expireLeases()
  expect(await claim(1)).toEqual([])
})

it('records nothing about an invitation after the lease of its job is lost', async () => {
  let isRefused = false
  const { adapters, claim, expireLeases, state } = await invited(async () => {
    if (isRefused) throw new MailRefused('refused')
  })
  const slow = firstOf(await claim(1))
  expireLeases()

  await runJob(adapters, firstOf(await claim(1)))
  isRefused = true
  await runJob(adapters, slow)

  expect(await state()).toMatchObject({ mail_status: 'sent', mail_error: '' })
})
