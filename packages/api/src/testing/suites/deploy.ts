import { expect, it, vi } from 'vitest'
import { runDueJobs, runJobs } from '../../jobs/run-jobs.ts'
import { MailRefused, type Mail } from '../../ports/services.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { rejectMailsTo } from '../reject-mails-to.ts'
import { makeWorld, type World } from '../world.ts'

function mailsTo(host: ContractHost, email: string): Mail[] {
  return host.mailer.outbox.filter((mail) => mail.to.address === email)
}

function stateOf({ admin }: World, id: string) {
  return admin.client.call('getUser', { path: { id } })
}

export function deploySuite(host: () => ContractHost): void {
  it('[1.7.16] [1.4.18] mails a person the signature, the message and the install link', async () => {
    const world = await makeWorld(host())
    const { admin, member } = world

    const result = await admin.client.call('deployUser', {
      path: { id: member.id },
      body: { deploy_message: 'Bonjour <b>à tous</b> & merci\nLa direction' },
    })
    const queued = await stateOf(world, member.id)
    await runDueJobs(host().adapters)

    expect(result).toEqual({ success: true, queued: 1, skipped: 0 })
    expect(queued).toMatchObject({ deploy_status: 'queued', is_deploy_sent: false })
    const [mail, ...others] = mailsTo(host(), member.email)
    expect(others).toEqual([])
    expect(mail?.html).toContain('Bonjour &lt;b&gt;à tous&lt;/b&gt; &amp; merci<br />La direction')
    expect(mail?.html).toContain('<table')
    expect(mail?.text).toContain('Zoé member')
    expect(mail?.text).toContain(`/user/${member.installKey}/install-email?signatureversion=`)
    expect(mail?.fromName).toBe(admin.email)
    const sent = await stateOf(world, member.id)
    expect(sent).toMatchObject({ deploy_status: 'sent', is_deploy_sent: true, is_deployed: false })
  })

  it('accepts a deploy request without a body', async () => {
    const world = await makeWorld(host())

    const result = await world.admin.client.call('deployUser', { path: { id: world.member.id } })

    expect(result.queued).toBe(1)
  })

  it('[1.7.29] mails every member of a team once, and counts them', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, member, teamAdmin } = world

    const result = await admin.client.call('deployTeam', { path: { id: teamId } })
    await runDueJobs(host().adapters)

    expect(result).toEqual({ success: true, queued: 2, skipped: 0 })
    expect(mailsTo(host(), member.email)).toHaveLength(1)
    expect(mailsTo(host(), teamAdmin.email)).toHaveLength(1)
    const team = await admin.client.call('getTeam', { path: { id: teamId } })
    expect(team).toMatchObject({
      members_count: 2,
      signature_template_deploy_install_email_sent_count: 2,
      signature_template_deploy_count: 0,
    })
  })

  it('does not send a second mail for a double click, or to people who already have the current version', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, member } = world
    const deploy = () => admin.client.call('deployTeam', { path: { id: teamId } })

    const clicks = await Promise.all([deploy(), deploy(), deploy()])
    await runDueJobs(host().adapters)
    const later = await deploy()
    await runDueJobs(host().adapters)

    expect(clicks.filter(({ queued }) => queued === 2)).toHaveLength(1)
    expect(clicks.filter(({ queued }) => queued === 0)).toHaveLength(2)
    expect(later).toEqual({ success: true, queued: 0, skipped: 2 })
    expect(mailsTo(host(), member.email)).toHaveLength(1)
  })

  it('does not mark people as queued after an overlapping deploy has mailed them', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, member, teamAdmin } = world
    const { repositories } = host().adapters
    const transaction = vi.spyOn(repositories, 'transaction')
    transaction.mockImplementationOnce(async (work) => {
      await admin.client.call('deployUser', { path: { id: member.id } })
      await runDueJobs(host().adapters)
      return repositories.transaction(work)
    })

    const result = await admin.client.call('deployTeam', { path: { id: teamId } })
    transaction.mockRestore()
    const mailed = await stateOf(world, member.id)
    await runDueJobs(host().adapters)
    const again = { path: { id: member.id }, body: { send_again: true } }

    expect(result).toEqual({ success: true, queued: 1, skipped: 1 })
    expect(mailed).toMatchObject({ deploy_status: 'sent' })
    expect(mailsTo(host(), member.email)).toHaveLength(1)
    expect(mailsTo(host(), teamAdmin.email)).toHaveLength(1)
    expect((await admin.client.call('deployUser', again)).queued).toBe(1)
  })

  it('sends no mail twice when several workers run at once', async () => {
    const world = await makeWorld(host())
    await world.admin.client.call('deployTeam', { path: { id: world.teamId } })
    const stop = new AbortController()
    const { signal } = stop

    const workers = [1, 2, 3].map(() =>
      runJobs(host().adapters, { signal, concurrency: 2, pollMilliseconds: 5 }),
    )
    const sent = async () => (await stateOf(world, world.member.id)).is_deploy_sent
    await expect.poll(sent, { timeout: 5000 }).toBe(true)
    await expect.poll(() => mailsTo(host(), world.teamAdmin.email).length).toBe(1)
    stop.abort()
    await Promise.all(workers)

    expect(mailsTo(host(), world.member.email)).toHaveLength(1)
  })

  it('sends again on request', async () => {
    const world = await makeWorld(host())
    const path = { id: world.member.id }
    await world.admin.client.call('deployUser', { path })
    await runDueJobs(host().adapters)

    const again = await world.admin.client.call('deployUser', { path, body: { send_again: true } })
    await runDueJobs(host().adapters)

    expect(again.queued).toBe(1)
    expect(mailsTo(host(), world.member.email)).toHaveLength(2)
  })

  it('regards a changed signature as not sent, and queues it at the next deploy', async () => {
    const world = await makeWorld(host())
    const path = { id: world.member.id }
    await world.admin.client.call('deployUser', { path })
    await runDueJobs(host().adapters)

    await world.admin.client.call('updateUser', { path, body: { position: 'Promue' } })

    const user = await stateOf(world, world.member.id)
    expect(user).toMatchObject({ deploy_status: 'none', is_deploy_sent: false })
    expect((await world.admin.client.call('deployUser', { path })).queued).toBe(1)
  })

  it('retries after a delay when the mail server fails, and marks only accepted mails as sent', async () => {
    const world = await makeWorld(host())
    let attempts = 0
    const accept = rejectMailsTo(host(), world.member.email, () => {
      attempts += 1
      return new Error('connection refused')
    })
    await world.admin.client.call('deployUser', { path: { id: world.member.id } })

    await runDueJobs(host().adapters)
    await runDueJobs(host().adapters)
    const waiting = await stateOf(world, world.member.id)
    host().clock.advance(31)
    await runDueJobs(host().adapters)
    accept()
    host().clock.advance(121)
    await runDueJobs(host().adapters)

    expect(attempts).toBe(2)
    expect(waiting).toMatchObject({ deploy_status: 'queued', is_deploy_sent: false })
    expect(await stateOf(world, world.member.id)).toMatchObject({ deploy_status: 'sent' })
    expect(mailsTo(host(), world.member.email)).toHaveLength(1)
  })

  it('mails only once, even if recording the sent mail fails at first', async () => {
    const world = await makeWorld(host())
    const { member } = world
    await world.admin.client.call('deployUser', { path: { id: member.id } })
    const transaction = vi.spyOn(host().adapters.repositories, 'transaction')
    transaction.mockRejectedValueOnce(new Error('connection lost'))

    await runDueJobs(host().adapters)
    transaction.mockRestore()
    const sent = await stateOf(world, member.id)
    host().clock.advance(3600)
    await runDueJobs(host().adapters)

    expect(sent).toMatchObject({ deploy_status: 'sent', is_deploy_sent: true })
    expect(mailsTo(host(), member.email)).toHaveLength(1)
  })

  it('shows a rejected address as failed with the reason, and deploys again on request', async () => {
    const world = await makeWorld(host())
    const path = { id: world.member.id }
    const refused = () => new MailRefused('550 boîte inconnue')
    const accept = rejectMailsTo(host(), world.member.email, refused)
    await world.admin.client.call('deployUser', { path })
    await runDueJobs(host().adapters)
    accept()

    const failed = await stateOf(world, world.member.id)
    const team = await world.admin.client.call('getTeam', { path: { id: world.teamId } })
    const again = await world.admin.client.call('deployUser', { path })
    await runDueJobs(host().adapters)

    expect(failed).toMatchObject({ deploy_status: 'failed', deploy_error: '550 boîte inconnue' })
    expect(team).toMatchObject({ deploy_failed_count: 1, deploy_due_count: 2 })
    expect(again.queued).toBe(1)
    expect(await stateOf(world, world.member.id)).toMatchObject({
      deploy_status: 'sent',
      deploy_error: '',
    })
  })

  it('gives up on a mail after five attempts', async () => {
    const world = await makeWorld(host())
    const accept = rejectMailsTo(host(), world.member.email, () => new Error('421 occupé'))
    await world.admin.client.call('deployUser', { path: { id: world.member.id } })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await runDueJobs(host().adapters)
      host().clock.advance(3 * 3600)
    }
    accept()
    await runDueJobs(host().adapters)

    const user = await stateOf(world, world.member.id)
    expect(user).toMatchObject({ deploy_status: 'failed', deploy_error: '421 occupé' })
    expect(mailsTo(host(), world.member.email)).toEqual([])
  })

  it('lets another worker take over the job of a worker that died, under a new `fence`', async () => {
    const world = await makeWorld(host())
    const { adapters, clock } = host()
    const { jobs } = adapters.repositories
    await world.admin.client.call('deployUser', { path: { id: world.member.id } })

    const [lost] = await jobs.claim(clock.now(), 60, { single: 10, bulk: 10 })
    await runDueJobs(adapters)
    const whileLeased = mailsTo(host(), world.member.email).length
    clock.advance(61)
    await runDueJobs(adapters)

    expect(whileLeased).toBe(0)
    expect(mailsTo(host(), world.member.email)).toHaveLength(1)
    expect(lost && (await jobs.complete(lost))).toBe(false)
  })

  it('rejects a deploy without a template', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId, member } = world
    const path = { id: organisationId }
    await admin.client.call('updateOrganisation', { path, body: { signature_template_id: null } })

    const errors = await Promise.all([
      refusal(admin.client.call('deployTeam', { path: { id: teamId } })),
      refusal(admin.client.call('deployUser', { path: { id: member.id } })),
    ])

    expect(errors.map(({ message }) => message)).toEqual([
      'No signature template choosen',
      'No signature template choosen',
    ])
  })

  it('rejects a deploy to a team without members', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const team = await admin.client.call('createTeam', {
      path: { id: organisationId },
      body: { name: 'Vide' },
    })

    const error = await refusal(admin.client.call('deployTeam', { path: { id: team.id } }))

    expect(error).toMatchObject({ type: 'EMPTY_TEAM', message: 'No one is in the team' })
  })

  it('rejects a message of more than a thousand characters', async () => {
    const { admin, member } = await makeWorld(host())

    const error = await refusal(
      admin.client.call('deployUser', {
        path: { id: member.id },
        body: { deploy_message: 'a'.repeat(1001) },
      }),
    )

    expect(error.message).toBe('deploy_message must be a string of at most 1000 characters !')
  })

  it('drops the mail of a person who was deleted in the meantime', async () => {
    const world = await makeWorld(host())
    const path = { id: world.member.id }
    await world.admin.client.call('deployUser', { path })
    await world.admin.client.call('deleteUser', { path })

    await runDueJobs(host().adapters)

    expect(mailsTo(host(), world.member.email)).toEqual([])
  })
}
