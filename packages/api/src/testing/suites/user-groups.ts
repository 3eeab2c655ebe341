import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import { invite } from '../inviting.ts'
import { addPerson, makeWorld, type Person, type World } from '../world.ts'

export function userGroupsSuite(host: () => ContractHost): void {
  /** Creates a world with two more members in the first team. */
  async function worldOfThree() {
    const world = await makeWorld(host())
    const { organisationId, teamId } = world
    const add = (name: string) =>
      addPerson(host(), { organisationId, teamId, role: 'member', name })
    return { ...world, three: [world.member, await add('deux'), await add('trois')] }
  }
  const pathOf = ({ organisationId }: World) => ({ id: organisationId })
  const ids = (people: readonly Person[]) => people.map(({ id }) => id)
  const stored = async ({ organisationId }: World, id: string) =>
    host().adapters.repositories.within({ organisationId }).users.get(id)
  const move = (world: World, by: Person, people: readonly Person[], teamId: string) =>
    by.client.call('moveUsers', {
      path: pathOf(world),
      body: { user_ids: ids(people), team_id: teamId },
    })
  const remove = (world: World, by: Person, people: readonly Person[]) =>
    by.client.call('deleteUsers', { path: pathOf(world), body: { user_ids: ids(people) } })
  const deploy = (world: World, by: Person, people: readonly Person[]) =>
    by.client.call('deployUsers', { path: pathOf(world), body: { user_ids: ids(people) } })
  const mailedTo = (people: readonly Person[]) =>
    people.map(({ email }) => host().mailer.outbox.filter(({ to }) => to.address === email).length)
  const audited = async ({ admin, organisationId }: World) =>
    (await admin.client.call('listAudit', { path: { id: organisationId } })).data.map(
      ({ action, subject, team, item_count }) => ({ action, subject, team, item_count }),
    )

  it('moves people to a team, and ends their rights over another one', async () => {
    const world = await worldOfThree()
    const { admin, teamAdmin, three, otherTeamId } = world

    await move(world, admin, [...three, teamAdmin], otherTeamId)

    for (const { id } of [...three, teamAdmin]) {
      expect(await stored(world, id)).toMatchObject({ team_id: otherTeamId, role: 'member' })
    }
    expect(await audited(world)).toEqual([
      { action: 'employees_moved', subject: '', team: 'Studio', item_count: 4 },
      { action: 'rights_withdrawn', subject: teamAdmin.email, team: 'Ventes', item_count: null },
    ])
  })

  it('leaves people who are already in the team unchanged and unaudited', async () => {
    const world = await worldOfThree()
    const { admin, member, teamAdmin, teamId } = world
    await move(world, admin, [member, teamAdmin], teamId)
    expect(await stored(world, teamAdmin.id)).toMatchObject({ role: 'team_admin', revision: 1 })
    expect(await audited(world)).toEqual([])
  })

  it('moves nobody if the team or one of the people is unknown', async () => {
    const world = await worldOfThree()
    const { admin, stranger, three, teamId, otherTeamId } = world

    expect(await refusal(move(world, admin, three, 'nothing'))).toMatchObject({ type: 'REFERENCE' })
    expect(await refusal(move(world, admin, [...three, stranger], otherTeamId))).toMatchObject({
      type: 'NOT_FOUND',
    })

    for (const { id } of three) expect(await stored(world, id)).toMatchObject({ team_id: teamId })
  })

  it('deletes people with their sessions and the invitations that they sent', async () => {
    const world = await worldOfThree()
    const { organisationId, admin, three, teamId } = world
    const second = await addPerson(host(), { organisationId, teamId, role: 'admin' })
    const invited = await invite(host(), { ...world, admin: second })

    await remove(world, admin, [...three, second])

    for (const person of [...three, second]) {
      expect(await stored(world, person.id)).toBeNull()
      const me = person.client.call('getUser', { path: { id: 'me' } })
      expect(await refusal(me)).toMatchObject({ type: 'NOT_SIGNED_IN' })
    }
    const log = await audited(world)
    expect(log.filter(({ action }) => action === 'employee_deleted')).toHaveLength(4)
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'invitation_revoked', subject: invited.email }),
    )
  })

  it('deletes nobody if the group contains the caller or an unknown person', async () => {
    const world = await worldOfThree()
    const { admin, teamAdmin, stranger, three } = world

    const refused = async (by: Person, people: readonly Person[]) =>
      (await refusal(remove(world, by, people))).type
    expect(await refused(admin, [...three, admin])).toBe('SELF_DELETE')
    expect(await refused(admin, [...three, stranger])).toBe('NOT_FOUND')
    expect(await refused(teamAdmin, [...three, teamAdmin])).toBe('SELF_DELETE')

    for (const { id } of three) expect(await stored(world, id)).not.toBeNull()
    expect(await audited(world)).toEqual([])
  })

  it('lets a team’s administrator delete and mail only their own members, and move nobody', async () => {
    const world = await worldOfThree()
    const { organisationId, teamAdmin, otherTeamAdmin, three, teamId, otherTeamId } = world
    const place = { organisationId, teamId }
    const fellow = await addPerson(host(), { ...place, role: 'team_admin', name: 'pair' })
    const elsewhere = await addPerson(host(), { ...place, teamId: otherTeamId, role: 'member' })

    const refused = async (call: Promise<unknown>) => (await refusal(call)).type
    expect(await refused(move(world, teamAdmin, three, teamId))).toBe('FORBIDDEN')
    expect(await refused(remove(world, otherTeamAdmin, three))).toBe('NOT_FOUND')
    expect(await refused(remove(world, teamAdmin, [...three, elsewhere]))).toBe('NOT_FOUND')
    expect(await refused(remove(world, teamAdmin, [...three, fellow]))).toBe('FORBIDDEN')
    expect(await refused(deploy(world, teamAdmin, [...three, elsewhere]))).toBe('NOT_FOUND')
    await runDueJobs(host().adapters)
    expect(mailedTo([...three, elsewhere])).toEqual([0, 0, 0, 0])
    for (const { id } of three) expect(await stored(world, id)).not.toBeNull()

    await deploy(world, teamAdmin, three)
    await runDueJobs(host().adapters)
    expect(mailedTo(three)).toEqual([1, 1, 1])
    await remove(world, teamAdmin, three)
    for (const { id } of three) expect(await stored(world, id)).toBeNull()
  })

  it('mails each person in the group once, and nobody else', async () => {
    const world = await worldOfThree()
    const { admin, teamAdmin, three } = world
    const [first, second] = three as [Person, Person]
    await deploy(world, admin, [first])

    const answer = await deploy(world, admin, [first, second])
    await runDueJobs(host().adapters)

    expect(answer).toEqual({ success: true, queued: 1, skipped: 1 })
    expect(mailedTo([...three, teamAdmin])).toEqual([1, 1, 0, 0])
    expect((await audited(world))[0]).toMatchObject({ action: 'people_deployed', item_count: 1 })
  })

  it('mails everybody whom the caller manages if the call names nobody', async () => {
    const world = await worldOfThree()
    const { admin, teamAdmin, otherTeamAdmin, three, organisationId } = world
    const toAll = (by: Person) =>
      by.client.call('deployUsers', { path: { id: organisationId }, body: {} })

    await toAll(teamAdmin)
    await runDueJobs(host().adapters)
    expect(mailedTo([...three, teamAdmin, otherTeamAdmin])).toEqual([1, 1, 1, 1, 0])

    await toAll(admin)
    await runDueJobs(host().adapters)
    expect(mailedTo([...three, teamAdmin, otherTeamAdmin])).toEqual([1, 1, 1, 1, 1])
  })

  it('previews the mails to a group of people, if the caller may see all of them', async () => {
    const world = await worldOfThree()
    const { admin, otherTeamAdmin, three } = world
    const [first, second] = three as [Person, Person]
    await deploy(world, admin, [first])
    const body = { user_ids: ids([first, second]) }

    const preview = await admin.client.call('previewDeploy', { path: pathOf(world), body })

    expect(preview).toMatchObject({
      count: 1,
      left_out: [{ reason: 'queued', count: 1 }],
      mail: { recipient: { email: second.email } },
    })
    const other = otherTeamAdmin.client.call('previewDeploy', { path: pathOf(world), body })
    expect(await refusal(other)).toMatchObject({ type: 'NOT_FOUND' })
  })

  it('rejects an empty group, more than 500 people, and duplicates', async () => {
    const world = await makeWorld(host())
    const many = Array.from({ length: 501 }, (_, index) => `id-${index}`)
    for (const user_ids of [[], many, ['one', 'one']]) {
      const call = world.admin.client.call('deleteUsers', {
        path: pathOf(world),
        body: { user_ids },
      })
      expect(await refusal(call)).toMatchObject({ type: 'VALIDATION' })
    }
  })

  it('neither mails nor moves external administrators', async () => {
    const world = await worldOfThree()
    const { organisationId, admin, otherTeamAdmin, teamId } = world
    const { users } = host().adapters.repositories.within({ organisationId })
    await users.mark(otherTeamAdmin.id, { is_external: true })

    for (const call of [
      () => move(world, admin, [otherTeamAdmin], teamId),
      () => deploy(world, admin, [otherTeamAdmin]),
    ]) {
      expect(await refusal(call())).toMatchObject({ type: 'NOT_EMPLOYED' })
    }
  })
}
