import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { MailRefused } from '../../ports/services.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { makeWorld, type Person, type World } from '../world.ts'

/** Lists a person's notifications, newest first. */
async function notificationsOf({ client }: Person, { organisationId }: World) {
  const { data, total, unread } = await client.call('listNotifications', {
    path: { id: organisationId },
  })
  expect(total).toBe(data.length)
  return { unread, what: data.map(({ kind, subject }) => [kind, subject]) }
}

const nothing = { unread: 0, what: [] }

export function notificationsSuite(host: () => ContractHost): void {
  it('reports a deploy’s result to the administrators of the organisation and of the team', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamAdmin, teamId, member } = world
    await admin.client.call('deployTeam', { path: { id: teamId } })
    expect(await notificationsOf(admin, world)).toEqual(nothing)

    await runDueJobs(host().adapters)

    const finished = { unread: 1, what: [['deploy_finished', 'Ventes']] }
    expect(await notificationsOf(admin, world)).toEqual(finished)
    expect(await notificationsOf(teamAdmin, world)).toEqual(finished)
    expect(await notificationsOf(otherTeamAdmin, world)).toEqual(nothing)

    host().mailer.refuse = (mail) => {
      if (mail.to.address === member.email) throw new MailRefused('No such mailbox')
    }
    const body = { send_again: true }
    await teamAdmin.client.call('deployTeam', { path: { id: teamId }, body })
    await runDueJobs(host().adapters)
    host().mailer.refuse = () => undefined
    const { data } = await teamAdmin.client.call('listNotifications', {
      path: { id: world.organisationId },
      query: { filter: { limit: 1 } },
    })
    expect(data).toMatchObject([
      { kind: 'deploy_failed', subject: 'Ventes', done_count: 1, failed_count: 1, is_read: false },
    ])
  })

  it('notifies when a banner starts and ends, according to its latest dates', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamAdmin, teamId } = world
    const now = host().clock.now()
    const create = (name: string, start_date: number, end_date: number) =>
      teamAdmin.client.call('createTeamCampaign', {
        path: { id: teamId },
        body: { name, start_date, end_date },
      })
    await create('Salon', now + 100, now + 300)
    const moved = await create('Vœux', now + 100, now + 200)
    await admin.client.call('updateCampaign', {
      path: { id: moved.id },
      body: { start_date: now + 5000, end_date: now + 6000 },
    })
    const gone = await create('Soldes', now + 100, now + 200)
    await admin.client.call('deleteCampaign', { path: { id: gone.id } })
    await create('Passée', now - 500, now - 400)

    await runDueJobs(host().adapters)
    expect(await notificationsOf(admin, world)).toEqual(nothing)
    host().clock.advance(150)
    await runDueJobs(host().adapters)
    expect(await notificationsOf(teamAdmin, world)).toEqual({
      unread: 1,
      what: [['banner_started', 'Salon']],
    })
    host().clock.advance(150)
    await runDueJobs(host().adapters)

    const both = [
      ['banner_ended', 'Salon'],
      ['banner_started', 'Salon'],
    ]
    expect(await notificationsOf(admin, world)).toEqual({ unread: 2, what: both })
    expect(await notificationsOf(otherTeamAdmin, world)).toEqual(nothing)
  })

  it('marks one notification or all of them as read, separately for each account', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamAdmin, organisationId, teamId } = world
    const path = { id: organisationId }
    for (const created of [1, 2, 3]) {
      await admin.client.call('reportImport', { path, body: { created, team_id: teamId } })
    }
    const { data } = await admin.client.call('listNotifications', { path })
    const [first] = data
    if (!first) throw new Error('There is no notification')
    const read = (person: Person) =>
      person.client.call('readNotification', { path: { id: first.id } })

    expect(await read(admin)).toEqual({ unread: 2 })
    expect(await read(admin)).toEqual({ unread: 2 })
    expect((await notificationsOf(teamAdmin, world)).unread).toBe(3)
    await expect(read(otherTeamAdmin)).rejects.toMatchObject({ type: 'NOT_FOUND' })
    await expect(read(world.stranger)).rejects.toMatchObject({ type: 'NOT_FOUND' })
    expect(await admin.client.call('readAllNotifications', { path })).toEqual({ unread: 0 })
    expect(await admin.client.call('readAllNotifications', { path })).toEqual({ unread: 0 })
    const after = await admin.client.call('listNotifications', { path })
    expect(after.data.map((one) => one.is_read)).toEqual([true, true, true])
    expect((await notificationsOf(teamAdmin, world)).unread).toBe(3)
  })

  it('returns pages, and lets team admins report imports only for their own team', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamAdmin, otherTeamId, organisationId } = world
    const path = { id: organisationId }
    const report = (team_id?: string) =>
      teamAdmin.client.call('reportImport', {
        path,
        body: { created: 12, ...(team_id === undefined ? {} : { team_id }) },
      })
    await expect(report(otherTeamId)).rejects.toMatchObject({ type: 'REFERENCE' })
    await report()
    await admin.client.call('reportImport', { path, body: { created: 5 } })

    expect(await notificationsOf(teamAdmin, world)).toEqual({
      unread: 1,
      what: [['import_done', '']],
    })
    expect(await notificationsOf(otherTeamAdmin, world)).toEqual(nothing)
    const page = await admin.client.call('listNotifications', {
      path,
      query: { filter: { limit: 1, offset: 1 } },
    })
    expect(page).toMatchObject({ total: 2, unread: 2 })
    expect(page.data).toHaveLength(1)
    const filter = encodeURIComponent(JSON.stringify({ search: 'x', order: 'kind' }))
    const address = `/organisation/${organisationId}/notifications?filter=${filter}`
    const refused = await request(host(), address, { token: admin.token })
    expect(refused.status).toBe(400)
  })

  it('distinguishes a finished import from an abandoned one', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const report = (body: { created: number; updated?: number; left?: number }) =>
      admin.client.call('reportImport', { path, body })
    await report({ created: 5, updated: 2, left: 0 })
    await report({ created: 3, left: 7 })
    const { data } = await admin.client.call('listNotifications', { path })
    const counts = data.map(({ kind, done_count, updated_count, failed_count }) => [
      kind,
      done_count,
      updated_count,
      failed_count,
    ])
    expect(counts).toHaveLength(2)
    expect(counts).toContainEqual(['import_done', 5, 2, 0])
    expect(counts).toContainEqual(['import_abandoned', 3, 0, 7])
  })
}
