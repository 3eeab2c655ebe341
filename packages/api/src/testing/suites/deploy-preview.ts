import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import { rejectMailsTo } from '../reject-mails-to.ts'
import { makeWorld, type Person, type World } from '../world.ts'

export function deployPreviewSuite(host: () => ContractHost): void {
  const mailsTo = (email: string) =>
    host().mailer.outbox.filter((mail) => mail.to.address === email)
  const preview = (
    { organisationId }: World,
    { client }: Person,
    body: { team_id?: string; deploy_message?: string; is_reminder?: boolean } = {},
  ) => client.call('previewDeploy', { path: { id: organisationId }, body })

  it('shows how many mails a deploy would send and who would be skipped, without sending any', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, member, teamAdmin } = world
    await admin.client.call('deployUser', { path: { id: member.id } })

    const waiting = await preview(world, admin, { team_id: teamId })
    await runDueJobs(host().adapters)
    const sent = await preview(world, admin, { team_id: teamId })
    await member.client.call('markInstalled', { path: { key: 'me' } })
    const installed = await preview(world, admin, { team_id: teamId })

    const names = ['Zoé member']
    expect(waiting).toMatchObject({ count: 1, left_out: [{ reason: 'queued', count: 1, names }] })
    expect(sent).toMatchObject({ count: 1, left_out: [{ reason: 'sent', count: 1, names }] })
    expect(installed).toMatchObject({ left_out: [{ reason: 'installed', count: 1, names }] })
    expect(mailsTo(teamAdmin.email)).toEqual([])
    await runDueJobs(host().adapters)
    expect(mailsTo(teamAdmin.email)).toEqual([])
  })

  it('lists the people who have no signature', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, templateId, member, teamId } = world
    await admin.client.call('updateOrganisation', {
      path: { id: organisationId },
      body: { signature_template_id: null },
    })
    await admin.client.call('updateUser', {
      path: { id: member.id },
      body: { signature_template_id: templateId },
    })

    const answer = await preview(world, admin, { team_id: teamId })

    expect(answer.count).toBe(1)
    expect(answer.left_out).toEqual([
      { reason: 'without_signature', count: 1, names: ['Zoé teamadmin'] },
    ])
    expect(answer.mail?.recipient).toEqual({ name: 'Zoé member', email: member.email })
  })

  it('shows the exact mail of the recipient, without the key of the install page', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, member } = world
    const body = { deploy_message: 'Avant <lundi>' }

    const { mail } = await preview(world, admin, { team_id: teamId, ...body })
    await admin.client.call('deployTeam', { path: { id: teamId }, body })
    await runDueJobs(host().adapters)

    const [sent] = mailsTo(member.email)
    expect(mail?.recipient.email).toBe(member.email)
    expect(mail?.subject).toBe(sent?.subject)
    expect(mail?.sender).toBe(sent?.fromName)
    expect(mail?.html).toBe(sent?.html.replaceAll(member.installKey, '…'))
    expect(mail?.html).toContain('Avant &lt;lundi&gt;')
    expect(JSON.stringify(mail)).not.toContain(member.installKey)
  })

  it('rejects a preview for a team that is empty or has no template', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId } = world
    const path = { id: organisationId }
    const empty = await admin.client.call('createTeam', { path, body: { name: 'Vide' } })
    await admin.client.call('updateOrganisation', { path, body: { signature_template_id: null } })

    const errors = await Promise.all([
      refusal(preview(world, admin, { team_id: teamId })),
      refusal(preview(world, admin, { team_id: empty.id })),
    ])

    expect(errors.map(({ message }) => message)).toEqual([
      'No signature template choosen',
      'No one is in the team',
    ])
  })

  it('limits a team administrator to the administrator’s own team', async () => {
    const world = await makeWorld(host())
    const { teamAdmin, otherTeamAdmin, teamId, organisationId } = world

    expect((await preview(world, teamAdmin)).count).toBe(2)
    const path = { id: organisationId }
    const body = { team_id: teamId }
    const { client } = otherTeamAdmin
    const refused = await Promise.all(
      [
        preview(world, otherTeamAdmin, body),
        client.call('sendDeployTest', { path, body }),
        client.call('remindPeople', { path, body }),
        client.call('getAdoption', { path, query: body }),
      ].map(refusal),
    )
    expect(refused.map(({ type }) => type)).toEqual(Array(4).fill('NOT_FOUND'))
  })

  it('sends a test of one recipient’s mail only to the caller, with the caller’s own link', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, member, organisationId } = world
    const body = { team_id: teamId, deploy_message: 'Avant lundi' }

    const answer = await admin.client.call('sendDeployTest', { path: { id: organisationId }, body })
    await runDueJobs(host().adapters)

    expect(answer).toEqual({ success: true, email: admin.email })
    const [mail, ...others] = mailsTo(admin.email)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^\[Test\] Votre nouvelle signature/)
    expect(mail?.text).toContain('voici l’email de Zoé member')
    expect(mail?.text).toContain('Avant lundi')
    expect(mail?.replyTo?.address).toBe(admin.email)
    expect(mail?.text).toContain(`/user/${admin.installKey}/install-email`)
    expect(mail?.html).not.toContain(member.installKey)
    expect(mailsTo(member.email)).toEqual([])
    const state = await admin.client.call('getUser', { path: { id: member.id } })
    expect(state).toMatchObject({ deploy_status: 'none', is_deploy_sent: false })
  })

  it('reports a test that could not be sent, and limits the number of tests', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const test = () => admin.client.call('sendDeployTest', { path: { id: organisationId } })
    const accept = rejectMailsTo(host(), admin.email, () => new Error('connection refused'))

    const failed = await refusal(test())
    accept()
    for (let count = 1; count < 30; count += 1) await test()
    const last = await refusal(test())

    expect(failed).toMatchObject({ type: 'MAIL', message: "L'email n'a pas pu être envoyé" })
    expect(last.type).toBe('TOO_MANY')
    expect(mailsTo(admin.email)).toHaveLength(29)
  })
}
