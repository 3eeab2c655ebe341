import { expect, it } from 'vitest'
import { noteBounce } from '../../bounces/note-bounce.ts'
import type { DeliveryReport } from '../../bounces/delivery-report.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { sentMailOf } from '../../mail/mail-id.ts'
import type { ContractHost } from '../host.ts'
import { makeWorld, type World } from '../world.ts'
import { invite, mailTo } from '../inviting.ts'

const unknownAddress = { outcome: 'failed', status: '5.1.1', reply: '550 User unknown' } as const

/** Delivery reports, and what administrators see of them. */
export function bouncesSuite(host: () => ContractHost): void {
  const note = (messageId: string, report: Omit<DeliveryReport, 'messageIds'> = unknownAddress) =>
    noteBounce(host().adapters, { ...report, messageIds: ['other@example.org', messageId] })

  /** Mails the world's member, and returns the Message-ID. */
  async function deployed({ admin, member }: World, again = false): Promise<string> {
    const body = { send_again: again }
    await admin.client.call('deployUser', { path: { id: member.id }, body })
    await runDueJobs(host().adapters)
    return mailTo(host(), member.email)?.messageId ?? ''
  }
  const memberOf = ({ admin, member }: World) =>
    admin.client.call('getUser', { path: { id: member.id } })

  it('shows a returned mail with its cause, counts and filters it, and sends it again', async () => {
    const world = await makeWorld(host())
    const path = { id: world.organisationId }
    const messageId = await deployed(world)
    const outcomes = [await note(`<${messageId}@example.org>`), await note(messageId)]

    const bounced = await memberOf(world)
    const team = await world.admin.client.call('getTeam', { path: { id: world.teamId } })
    const list = (status: 'bounced' | 'sent') =>
      world.admin.client.call('listUsers', { path, query: { filter: { where: { status } } } })
    const found = await list('bounced')
    const sent = await list('sent')
    await deployed(world)

    expect(outcomes).toEqual(['noted', 'ignored'])
    expect(bounced).toMatchObject({
      deploy_status: 'bounced',
      deploy_error: 'Refus définitif : cette adresse n’existe pas (550 User unknown)',
      is_deploy_sent: false,
    })
    expect(team).toMatchObject({ deploy_failed_count: 1 })
    expect(found.data.map(({ id }) => id)).toEqual([world.member.id])
    expect(sent.data.map(({ id }) => id)).not.toContain(world.member.id)
    expect(await memberOf(world)).toMatchObject({ deploy_status: 'sent', deploy_error: '' })
  })

  it('keeps a delayed mail as sent, and says so until the signature is installed', async () => {
    const world = await makeWorld(host())
    const messageId = await deployed(world)
    await note(messageId, { outcome: 'delayed', status: '4.4.1', reply: '' })

    const delayed = await memberOf(world)
    const version = delayed.signature?.version ?? ''
    await world.admin.client.call('markInstalled', {
      path: { key: world.member.installKey },
      query: { signatureversion: version },
    })
    const late = await note(messageId)

    expect(delayed).toMatchObject({
      deploy_status: 'sent',
      deploy_error:
        'Remise retardée, le serveur essaie encore : le serveur du destinataire ne répond pas',
      is_deploy_sent: true,
    })
    expect(late).toBe('ignored')
    expect(await memberOf(world)).toMatchObject({ is_deployed: true, deploy_error: '' })
  })

  it('ignores forged reports and those about an earlier mail', async () => {
    const world = await makeWorld(host())
    const other = await makeWorld(host())
    const first = await deployed(world)
    const foreign = await deployed(other)
    host().clock.advance(1)
    const second = await deployed(world, true)
    const [signature] = foreign.split('.').slice(-1)
    const forged = [
      second.slice(0, -1) + (second.endsWith('A') ? 'B' : 'A'),
      second.split('.').slice(0, -1).join('.'),
      [...second.split('.').slice(0, -1), signature].join('.'),
      second.replace(world.member.id, other.member.id),
      `deploy.${world.member.id}`,
      '',
      '@',
      '.'.repeat(10_000),
    ]
    const { adapters } = host()
    const outcomes = [await note(first)]
    for (const messageId of forged) {
      outcomes.push(await noteBounce(adapters, { ...unknownAddress, messageIds: [messageId] }))
    }
    const elsewhere = second.replace(world.organisationId, other.organisationId)

    expect(new Set(outcomes)).toEqual(new Set(['ignored']))
    expect(await sentMailOf(adapters.secrets, second)).toMatchObject({ id: world.member.id })
    for (const messageId of [...forged, elsewhere]) {
      expect(await sentMailOf(adapters.secrets, messageId), messageId).toBeNull()
    }
    expect(await memberOf(world)).toMatchObject({ deploy_status: 'sent' })
    expect(await memberOf(other)).toMatchObject({ deploy_status: 'sent' })
  })

  it('waits with a report until the mail is recorded as sent', async () => {
    const world = await makeWorld(host())
    const messageId = await deployed(world)
    const { users } = host().adapters.repositories.within({ organisationId: world.organisationId })
    await users.mark(world.member.id, { deploy_status: 'queued' })
    const early = await note(messageId)
    await users.mark(world.member.id, { deploy_status: 'sent' })

    expect(early).toBe('early')
    expect(await note(messageId)).toBe('noted')
  })

  it('shows a returned invitation as failed until it is accepted or mailed again', async () => {
    const world = await makeWorld(host())
    const path = { id: world.organisationId }
    const { id, email } = await invite(host(), world)
    const messageId = mailTo(host(), email)?.messageId ?? ''
    const full = { outcome: 'failed', status: '5.2.2', reply: '552 Quota' } as const
    const outcome = await note(messageId, full)
    const { data } = await world.admin.client.call('listInvitations', { path })
    await world.admin.client.call('sendInvitation', { path: { id } })
    await runDueJobs(host().adapters)

    expect(outcome).toBe('noted')
    expect(data[0]).toMatchObject({
      mail_status: 'failed',
      mail_error: 'Échec temporaire, réessayez plus tard : cette boîte est pleine (552 Quota)',
    })
    expect(await note(messageId)).toBe('ignored')
  })
}
