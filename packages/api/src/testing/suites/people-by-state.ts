import { expect, it } from 'vitest'
import type { Filter } from '../../contract/filter.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { MailRefused } from '../../ports/services.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { rejectMailsTo } from '../reject-mails-to.ts'
import { makeWorld } from '../world.ts'

export function peopleByStateSuite(host: () => ContractHost): void {
  it('lists people by the progress of their signature, page by page', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamAdmin, member, organisationId, teamId } = world
    const path = { id: organisationId }
    const restore = rejectMailsTo(host(), otherTeamAdmin.email, () => new MailRefused('Unknown'))
    for (const { id } of [member, teamAdmin, otherTeamAdmin]) {
      await admin.client.call('deployUser', { path: { id } })
    }
    await runDueJobs(host().adapters)
    restore()
    await admin.client.call('markInstalled', { path: { key: teamAdmin.installKey } })
    const emails = async (filter: Filter) =>
      (await admin.client.call('listUsers', { path, query: { filter } })).data.map(
        ({ email }) => email,
      )
    const rising = [admin, otherTeamAdmin, member, teamAdmin].map(({ email }) => email)

    expect(await emails({ order: 'status' })).toEqual(rising)
    expect(await emails({ order: '-status', limit: 2, offset: 1 })).toEqual(
      rising.toReversed().slice(1, 3),
    )
    const own = await teamAdmin.client.call('listUsers', {
      path,
      query: { filter: { order: '-status' } },
    })
    const ofTeam = await admin.client.call('listTeamMembers', {
      path: { id: teamId },
      query: { filter: { order: 'status', search: 'zoé' } },
    })
    expect(own.data.map(({ email }) => email)).toEqual([teamAdmin.email, member.email])
    expect(ofTeam.data.map(({ email }) => email)).toEqual([member.email, teamAdmin.email])

    await admin.client.call('updateOrganisation', { path, body: { name: 'Autre nom' } })
    expect((await emails({ order: ['-status', 'email'] })).at(0)).toBe(rising.toSorted().at(0))
  })

  it('lists the people in one of several states, for an organisation or a team', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamAdmin, member, organisationId, teamId } = world
    const path = { id: organisationId }
    const restore = rejectMailsTo(host(), otherTeamAdmin.email, () => new MailRefused('Unknown'))
    for (const { id } of [member, teamAdmin, otherTeamAdmin]) {
      await admin.client.call('deployUser', { path: { id } })
    }
    await runDueJobs(host().adapters)
    restore()
    await admin.client.call('markInstalled', { path: { key: teamAdmin.installKey } })
    const list = async (filter: Filter, { client } = admin) => {
      const { data, total } = await client.call('listUsers', { path, query: { filter } })
      return { emails: data.map(({ email }) => email).toSorted(), total }
    }
    const only = (...people: { email: string }[]) => ({
      emails: people.map(({ email }) => email).toSorted(),
      total: people.length,
    })

    expect(await list({ where: { status: 'none' } })).toEqual(only(admin))
    expect(await list({ where: { status: 'failed' } })).toEqual(only(otherTeamAdmin))
    expect(await list({ where: { status: ['sent', 'installed'] } })).toEqual(
      only(member, teamAdmin),
    )
    expect(await list({ where: { status: 'queued' } })).toEqual(only())
    expect(await list({ where: { status: 'failed', team_id: teamId } })).toEqual(only())
    expect(await list({ where: { status: ['sent', 'failed'] }, limit: 1 })).toMatchObject({
      total: 2,
    })
    expect(await list({ where: { status: 'sent' }, offset: 5 })).toEqual({ emails: [], total: 1 })
    // A team admin finds only people of their own team.
    const found = await list({ where: { status: ['failed', 'installed'] } }, teamAdmin)
    expect(found).toEqual(only(teamAdmin))
    const members = await admin.client.call('listTeamMembers', {
      path: { id: teamId },
      query: { filter: { where: { status: 'installed' }, search: teamAdmin.email } },
    })
    expect(members.data.map(({ email }) => email)).toEqual([teamAdmin.email])

    await admin.client.call('updateOrganisation', { path, body: { name: 'Autre nom' } })
    expect(await list({ where: { status: 'old_version' } })).toEqual(only(teamAdmin))
    expect((await list({ where: { status: ['sent', 'installed'] } })).total).toBe(0)
  })

  it('rejects an unknown state', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const filter = { where: { status: 'installiert' } }
    const call = admin.client.call('listUsers', { path: { id: organisationId }, query: { filter } })

    expect(await refusal(call)).toMatchObject({
      type: 'VALIDATION',
      message: expect.stringMatching(
        /^filter\.where\.status must be a one of none, failed/,
      ) as string,
    })
  })
}
