import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { makeWorld, type Person, type World } from '../world.ts'

const hour = 3600

export function adoptionSuite(host: () => ContractHost): void {
  const adoption = ({ organisationId }: World, { client }: Person, team_id?: string) =>
    client.call('getAdoption', {
      path: { id: organisationId },
      query: team_id === undefined ? {} : { team_id },
    })
  const hourNow = () => host().clock.now() - (host().clock.now() % hour)

  it('returns how many current signatures were mailed, and how many were installed, in each hour', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, member, teamId } = world
    await admin.client.call('deployTeam', { path: { id: teamId } })
    await runDueJobs(host().adapters)
    const sentAt = hourNow()
    host().clock.advance(30 * hour)
    await member.client.call('markInstalled', { path: { key: 'me' } })
    const installedAt = hourNow()

    const hours = [
      { at: sentAt, sent: 2, installed: 0 },
      { at: installedAt, sent: 0, installed: 1 },
    ]
    expect(await adoption(world, admin, teamId)).toMatchObject({ members_count: 2, hours })
    expect(await adoption(world, teamAdmin)).toMatchObject({ members_count: 2, hours })
    expect(await adoption(world, admin)).toMatchObject({ members_count: 4, hours })
  })

  it('keeps the hour of the first mail when a reminder or another mail is sent', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, organisationId, teamId } = world
    await admin.client.call('deployTeam', { path: { id: teamId } })
    await runDueJobs(host().adapters)
    const sentAt = hourNow()
    host().clock.advance(hour)
    await teamAdmin.client.call('markInstalled', { path: { key: 'me' } })
    const installedAt = hourNow()

    host().clock.advance(48 * hour)
    const reminded = await admin.client.call('remindPeople', { path: { id: organisationId } })
    await runDueJobs(host().adapters)
    host().clock.advance(hour)
    const again = await admin.client.call('deployUser', {
      path: { id: teamAdmin.id },
      body: { send_again: true },
    })
    await runDueJobs(host().adapters)

    expect([reminded.queued, again.queued]).toEqual([1, 1])
    expect((await adoption(world, admin, teamId)).hours).toEqual([
      { at: sentAt, sent: 2, installed: 0 },
      { at: installedAt, sent: 0, installed: 1 },
    ])
  })

  it('counts a changed signature in the hour of its first mail', async () => {
    const world = await makeWorld(host())
    const { admin, member, teamId } = world
    const deploy = async () => {
      await admin.client.call('deployUser', { path: { id: member.id } })
      await runDueJobs(host().adapters)
    }
    await deploy()
    host().clock.advance(2 * hour)

    await admin.client.call('updateUser', { path: { id: member.id }, body: { position: 'Promue' } })
    await deploy()

    expect((await adoption(world, admin, teamId)).hours).toEqual([
      { at: hourNow(), sent: 1, installed: 0 },
    ])
  })

  it('does not count older versions', async () => {
    const world = await makeWorld(host())
    const { admin, member, teamId } = world
    await admin.client.call('deployUser', { path: { id: member.id } })
    await runDueJobs(host().adapters)
    await member.client.call('markInstalled', { path: { key: 'me' } })

    await admin.client.call('updateUser', {
      path: { id: member.id },
      body: { position: 'Promue' },
    })

    expect((await adoption(world, admin, teamId)).hours).toEqual([])
  })
}
