import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { rejectMailsTo } from '../reject-mails-to.ts'
import { makeWorld } from '../world.ts'

export function installLinkSuite(host: () => ContractHost): void {
  const mailsTo = (email: string) =>
    host().mailer.outbox.filter((mail) => mail.to.address === email)
  const ask = async (key: string) => {
    const path = `/user/install-signature/${key}/new-link`
    const response = await request(host(), path, { method: 'POST' })
    return { status: response.status, body: await response.text() }
  }
  const askAndWork = async (key: string) => {
    const answer = await ask(key)
    await runDueJobs(host().adapters)
    return answer
  }

  it('returns the same response for an id, a former key and an unknown key, and does not reveal the email address', async () => {
    const { admin, member, teamAdmin } = await makeWorld(host())
    await admin.client.call('deployUser', { path: { id: teamAdmin.id } })
    await runDueJobs(host().adapters)
    const path = { id: teamAdmin.id }
    await admin.client.call('deployUser', { path, body: { send_again: true } })
    const read = async (key: string) => {
      const response = await request(host(), `/user/install-signature/${key}`)
      return { status: response.status, body: await response.text() }
    }
    const nobody = 'f'.repeat(32)

    for (const old of [member.id, teamAdmin.installKey]) {
      expect(await read(old)).toEqual(await read(nobody))
      expect(await ask(old)).toEqual(await ask(nobody))
    }
    expect(await ask(nobody)).toEqual({ status: 200, body: '{"success":true}' })
    expect((await read(member.id)).status).toBe(404)
  })

  it('mails the current link to the person, at most once an hour', async () => {
    const { member } = await makeWorld(host())

    await Promise.all([ask(member.id), ask(member.id), ask(member.id)])
    await runDueJobs(host().adapters)
    host().clock.advance(3599)
    await askAndWork(member.id)
    const within = mailsTo(member.email)
    host().clock.advance(1)
    await askAndWork(member.id)

    expect(within).toHaveLength(1)
    expect(within[0]?.text).toContain(`/user/${member.installKey}/install-email`)
    expect(within[0]?.html).toContain(`/user/${member.installKey}/install-email`)
    expect(mailsTo(member.email)).toHaveLength(2)
  })

  it('accepts the previous key, which shares an hourly limit with the id', async () => {
    const { admin, member } = await makeWorld(host())
    const path = { id: member.id }
    await admin.client.call('deployUser', { path, body: { send_again: true } })
    await runDueJobs(host().adapters)
    const sent = mailsTo(member.email).length
    const { url } = await admin.client.call('getInstallLink', { path })

    await askAndWork(member.installKey)
    await askAndWork(member.id)

    const mails = mailsTo(member.email)
    expect(mails).toHaveLength(sent + 1)
    expect(url).not.toContain(member.installKey)
    expect(mails.at(-1)?.text).toContain(url.split('?')[0])
  })

  it('sends no mail for a valid, an unknown or a malicious key', async () => {
    const { member } = await makeWorld(host())
    const before = host().mailer.outbox.length

    for (const key of [member.installKey, 'f'.repeat(32), 'me', encodeURIComponent("' or 1=1")]) {
      expect((await askAndWork(key)).status).toBe(200)
    }

    expect(host().mailer.outbox.length).toBe(before)
  })

  it('retries when the mail server fails, and mails only once', async () => {
    const { member } = await makeWorld(host())
    let attempts = 0
    const accept = rejectMailsTo(host(), member.email, () => {
      attempts += 1
      return new Error('connection refused')
    })

    await askAndWork(member.id)
    accept()
    host().clock.advance(31)
    await runDueJobs(host().adapters)

    expect(attempts).toBe(1)
    expect(mailsTo(member.email)).toHaveLength(1)
  })

  it('limits how many links one client can request', async () => {
    const responses = await Promise.all(Array.from({ length: 301 }, () => ask('f'.repeat(32))))

    expect(responses.some(({ body }) => body.includes('TOO_MANY'))).toBe(true)
    expect(responses.map(({ status }) => status).filter((status) => status !== 429)).not.toContain(
      500,
    )
  })
}
