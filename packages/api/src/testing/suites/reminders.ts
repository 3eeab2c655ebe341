import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { browserOf } from '../http.ts'
import { makeWorld, type World } from '../world.ts'

const day = 86_400

export function remindersSuite(host: () => ContractHost): void {
  const mailsTo = (email: string) =>
    host().mailer.outbox.filter((mail) => mail.to.address === email)
  const remind = async (
    { admin, organisationId }: World,
    body: { team_id?: string; deploy_message?: string } = {},
  ) => {
    const answer = await admin.client.call('remindPeople', { path: { id: organisationId }, body })
    await runDueJobs(host().adapters)
    return answer
  }
  /** Creates a world, and mails the signatures to all members of the first team. */
  const deployed = async () => {
    const world = await makeWorld(host())
    await world.admin.client.call('deployTeam', { path: { id: world.teamId } })
    await runDueJobs(host().adapters)
    return world
  }

  it('reminds people who have not installed, at least 24 hours after their last mail', async () => {
    const world = await deployed()
    const { member, teamAdmin } = world
    await teamAdmin.client.call('markInstalled', { path: { key: 'me' } })

    host().clock.advance(day - 60)
    const early = await remind(world)
    host().clock.advance(120)
    const body = {}
    const path = { id: world.organisationId }
    const ahead = await world.admin.client.call('previewDeploy', {
      path,
      body: { is_reminder: true },
    })
    const due = await remind(world, body)
    const again = await remind(world, body)

    expect(early.queued).toBe(0)
    expect(ahead.count).toBe(1)
    expect(ahead.left_out.map(({ reason, count }) => [reason, count])).toEqual([
      ['installed', 1],
      ['not_sent', 2],
    ])
    expect(ahead.mail?.subject).toMatch(/^Rappel : /)
    expect(due).toEqual({ success: true, queued: 1, skipped: 3 })
    expect(again.queued).toBe(0)
    expect(mailsTo(member.email)).toHaveLength(2)
    expect(mailsTo(teamAdmin.email)).toHaveLength(1)
  })

  it('mails a reminder text with the link of the first mail', async () => {
    const world = await deployed()
    const { member } = world
    host().clock.advance(day)

    await remind(world, { deploy_message: 'Merci !' })

    const [, mail] = mailsTo(member.email)
    expect(mail?.subject).toMatch(/^Rappel : /)
    expect(mail?.text).toContain('Merci !')
    expect(mail?.text).toContain(`/user/${member.installKey}/install-email`)
    const page = await member.client.call('getInstallSignature', {
      path: { key: member.installKey },
    })
    expect(page.user.email).toBe(member.email)
  })

  it('sends each person one reminder for simultaneous requests', async () => {
    const world = await deployed()
    host().clock.advance(day)

    const answers = await Promise.all([remind(world), remind(world), remind(world)])

    expect(answers.map(({ queued }) => queued).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
    expect(mailsTo(world.member.email)).toHaveLength(2)
  })

  it('limits a reminder to one team, and notifies only the organisation’s administrators about a reminder to all teams', async () => {
    const world = await deployed()
    const { admin, teamAdmin, otherTeamAdmin, organisationId, teamId, otherTeamId } = world
    await admin.client.call('deployTeam', { path: { id: otherTeamId } })
    await runDueJobs(host().adapters)
    host().clock.advance(day)

    const one = await remind(world, { team_id: teamId })
    host().clock.advance(day)
    const all = await remind(world)

    expect([one.queued, all.queued]).toEqual([2, 3])
    const notificationsOf = async (person: typeof admin) => {
      const { data } = await person.client.call('listNotifications', {
        path: { id: organisationId },
      })
      return data.map(({ subject, done_count }) => [subject, done_count])
    }
    const { data: audited } = await admin.client.call('listAudit', {
      path: { id: organisationId },
    })
    expect(
      audited
        .filter(({ action }) => action === 'people_reminded')
        .map(({ actor, subject, item_count }) => [actor, subject, item_count]),
    ).toEqual([
      [admin.email, '', 3],
      [admin.email, 'Ventes', 2],
    ])
    const organisation = await admin.client.call('getOrganisation', {
      path: { id: organisationId },
    })
    expect(await notificationsOf(admin)).toEqual([
      [organisation.name, 3],
      ['Ventes', 2],
      ['Studio', 1],
      ['Ventes', 2],
    ])
    expect((await notificationsOf(teamAdmin)).map(([subject]) => subject)).toEqual([
      'Ventes',
      'Ventes',
    ])
    expect((await notificationsOf(otherTeamAdmin)).map(([subject]) => subject)).toEqual(['Studio'])
  })

  it('does not remind people who were just mailed a new link', async () => {
    const world = await deployed()
    const { member, teamId } = world
    host().clock.advance(day)
    await browserOf(host()).call('requestInstallLink', { path: { key: member.id } })
    await runDueJobs(host().adapters)

    const answer = await remind(world, { team_id: teamId })

    expect(answer).toMatchObject({ queued: 1, skipped: 1 })
    expect(mailsTo(member.email)).toHaveLength(2)
  })
}
