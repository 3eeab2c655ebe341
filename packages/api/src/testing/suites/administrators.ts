import { expect, it } from 'vitest'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { invite, openOnes, signIn, withdraw } from '../inviting.ts'
import { addPerson, makeWorld, type Person } from '../world.ts'

export function administratorsSuite(host: () => ContractHost): void {
  it('withdraws rights with immediate effect, and revokes the invitations that the person sent', async () => {
    const world = await makeWorld(host())
    const { teamAdmin, organisationId, globalTeamId } = world
    const second = await addPerson(host(), {
      organisationId,
      teamId: globalTeamId,
      role: 'admin',
      name: 'second',
    })
    const theirs = await invite(host(), { ...world, admin: second })
    const path = { id: organisationId }

    expect(await withdraw(world.admin, teamAdmin)).toMatchObject({
      id: teamAdmin.id,
      role: 'member',
    })
    expect(await withdraw(world.admin, second)).toMatchObject({ role: 'member' })

    const refused = await Promise.all([
      refusal(teamAdmin.client.call('listTeams', { path })),
      refusal(second.client.call('listInvitations', { path })),
    ])
    expect(refused.map(({ type }) => type)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect((await teamAdmin.client.call('getUser', { path: { id: 'me' } })).role).toBe('member')
    expect(await signIn(host(), theirs.email, theirs.token)).toMatchObject({ success: false })
  })

  it('ends the rights of a team’s administrator who moves to another team, but not of one whose team stays the same', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, organisationId, teamId, otherTeamId, globalTeamId } = world
    const theirs = await invite(host(), world)
    const { invitations } = host().adapters.repositories.within({ organisationId })
    await invitations.update(theirs.id, { invited_by: teamAdmin.id })
    const move = (person: Person, team_id: string) =>
      admin.client.call('updateUser', { path: { id: person.id }, body: { team_id } })

    expect((await move(teamAdmin, teamId)).role).toBe('team_admin')
    expect((await openOnes(world)).total).toBe(1)
    expect(await move(teamAdmin, otherTeamId)).toMatchObject({
      role: 'member',
      team_id: otherTeamId,
    })
    expect((await openOnes(world)).total).toBe(0)
    expect(await move(world.otherTeamAdmin, globalTeamId)).toMatchObject({ role: 'member' })
    expect((await move(admin, teamId)).role).toBe('admin')

    const listing = teamAdmin.client.call('listTeams', { path: { id: organisationId } })
    expect(await refusal(listing)).toMatchObject({ type: 'FORBIDDEN' })
  })

  it('keeps the last administrator, even when two remove each other at once', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, globalTeamId } = world
    expect(await refusal(withdraw(admin, admin))).toMatchObject({
      type: 'LAST_ADMIN',
      status: 409,
      message: 'La société doit garder au moins un administrateur',
    })
    const added = { organisationId, teamId: globalTeamId, role: 'admin' } as const
    const second = await addPerson(host(), added)
    const third = await addPerson(host(), added)
    expect(await withdraw(second, second)).toMatchObject({ role: 'member' })

    const remove = (caller: Person, { id }: Person) =>
      caller.client.call('deleteUser', { path: { id } })
    await Promise.allSettled([withdraw(admin, third), remove(third, admin)])

    const { users } = host().adapters.repositories.within({ organisationId })
    expect(await users.all({ role: 'admin' })).toHaveLength(1)
  })

  it('revokes the invitations of a deleted administrator', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, globalTeamId: teamId } = world
    const second = await addPerson(host(), { organisationId, teamId, role: 'admin' })
    await invite(host(), { ...world, admin: second })

    await admin.client.call('deleteUser', { path: { id: second.id } })

    expect((await openOnes(world)).total).toBe(0)
  })
}
