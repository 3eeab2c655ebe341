import { expect, it } from 'vitest'
import { newUser } from '../../accounts/register.ts'
import type { UserBatchResult } from '../../contract/entities/user-batch.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { addPerson, freshEmail, makeWorld, type Person, type World } from '../world.ts'

interface Row {
  email: string
  first_name?: string
  last_name?: string
  position?: string
  phone_number?: string
  mobile_number?: string
  skype?: string
  team?: string
}

const send = (
  person: Person,
  { organisationId }: World,
  rows: Row[],
  more: { team_id?: string; updates_existing?: boolean } = {},
  idempotencyKey?: string,
): Promise<UserBatchResult> =>
  person.client.call(
    'createUsers',
    { path: { id: organisationId }, body: { rows, ...more } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  )

const freshRows = (...names: string[]): Row[] =>
  names.map((name) => ({ email: freshEmail(name), first_name: name }))

/** Returns the people with these emails, in the order of the emails. */
async function people({ admin, organisationId }: World, emails: string[]) {
  const { data } = await admin.client.call('listUsers', {
    path: { id: organisationId },
    query: { filter: { where: { email: emails }, limit: 500 } },
  })
  return emails.flatMap((email) => data.filter((user) => user.email === email))
}

const failed = (row: number, type: string, message?: string) => ({
  row,
  error: expect.objectContaining(message === undefined ? { type } : { type, message }) as object,
})

export function userBatchesSuite(host: () => ContractHost): void {
  it('[1.4.34] creates the people of a batch in the order of its rows', async () => {
    const world = await makeWorld(host())
    const rows = freshRows('rose', 'paul', 'lise')

    const result = await send(world.admin, world, rows, { team_id: world.teamId })

    const created = await people(
      world,
      rows.map(({ email }) => email),
    )
    expect(created.map(({ id }) => id)).toEqual(result.created)
    expect(created.map(({ first_name }) => first_name)).toEqual(['rose', 'paul', 'lise'])
    expect(created.map(({ team }) => team.name)).toEqual(['Ventes', 'Ventes', 'Ventes'])
    expect(created.map(({ role }) => role)).toEqual(['member', 'member', 'member'])
    expect(result).toMatchObject({ updated: 0, unchanged: 0, failure: null })
  })

  it('takes an internationalised domain and its punycode for the same address', async () => {
    const world = await makeWorld(host())
    const [local] = freshEmail('idn').split('@')
    const written = { email: `${local}@bücher.example`, position: 'Libraire' }
    const encoded = { email: `${local}@xn--bcher-kva.example`, position: 'Gérante' }

    expect(await send(world.admin, world, [written, encoded])).toMatchObject({
      failure: failed(1, 'DUPLICATE'),
    })
    const update = { updates_existing: true }
    expect(await send(world.admin, world, [encoded], update)).toMatchObject({ updated: 1 })
    expect(await people(world, [written.email])).toMatchObject([{ position: 'Gérante' }])
  })

  it('[1.4.36] stops at the first row that fails, keeps the rows before it, and reports which row failed', async () => {
    const world = await makeWorld(host())
    const [rose, paul, lise] = freshRows('rose', 'paul', 'lise') as [Row, Row, Row]
    const existing = { email: world.member.email }

    const result = await send(world.admin, world, [rose, paul, existing, lise])

    expect(result.created).toHaveLength(2)
    expect(result.failure).toEqual({
      row: 2,
      email: existing.email,
      error: {
        type: 'DUPLICATE',
        code: 107,
        message: 'Cette adresse email existe déjà',
        payload: { field: 'email' },
      },
    })
    const found = await people(world, [rose.email, paul.email, lise.email])
    expect(found.map(({ email }) => email)).toEqual([rose.email, paul.email])
  })

  it('checks each row separately, by the same rules as for a single employee', async () => {
    const world = await makeWorld(host())
    const outcome = async (bad: Row) => {
      const [good] = freshRows('bon') as [Row]
      const { created, failure } = await send(world.admin, world, [good, bad])
      expect(created).toHaveLength(1)
      return failure
    }
    const [rose] = freshRows('rose') as [Row]

    expect(await outcome({ email: 'zoe@' })).toMatchObject(failed(1, 'VALIDATION'))
    expect(await outcome({ ...rose, position: 'x'.repeat(201) })).toMatchObject(
      failed(1, 'VALIDATION', 'position must be a string of at most 200 characters !'),
    )
    expect(await outcome({ ...rose, phone_number: '612345678' })).toMatchObject(
      failed(1, 'VALIDATION', 'phone_number must be a phone number !'),
    )
    expect(await outcome({ ...rose, team: 'Inconnue' })).toMatchObject(
      failed(1, 'REFERENCE', 'Aucune équipe ne s’appelle « Inconnue »'),
    )
    expect(await people(world, [rose.email])).toEqual([])
  })

  it('rejects an email that occurs twice in a batch, regardless of case', async () => {
    const world = await makeWorld(host())
    const [rose] = freshRows('rose') as [Row]

    const again = { email: ` ${rose.email.toUpperCase()}` }

    expect(await send(world.admin, world, [rose, again])).toMatchObject({
      created: [expect.any(String)],
      failure: failed(1, 'DUPLICATE'),
    })
    const updating = { updates_existing: true }
    expect(await send(world.admin, world, [rose, again], updating)).toMatchObject({
      unchanged: 1,
      failure: failed(1, 'DUPLICATE'),
    })
  })

  it('returns the same response for a batch that is sent again with its key', async () => {
    const world = await makeWorld(host())
    const rows = [...freshRows('rose', 'paul'), { email: world.member.email }]

    const first = await send(world.admin, world, rows, {}, 'lot-1')
    const second = await send(world.admin, world, rows, {}, 'lot-1')

    expect(first.created).toHaveLength(2)
    expect(second).toEqual(first)
    expect(
      await people(
        world,
        rows.map(({ email }) => email),
      ),
    ).toHaveLength(3)
  })

  it('creates each person only once when two batches are sent at the same time', async () => {
    const world = await makeWorld(host())
    const rows = freshRows(...Array.from({ length: 20 }, (_, at) => `personne${at}`))

    const results = await Promise.all([
      send(world.admin, world, rows, {}, 'un'),
      send(world.admin, world, rows, {}, 'deux'),
      world.admin.client
        .call('createUser', { path: { id: world.organisationId }, body: rows[19] as Row })
        .then(
          ({ id }) => ({ created: [id] }),
          () => ({ created: [] }),
        ),
    ])

    const created = results.flatMap((result) => result.created)
    expect(new Set(created).size).toBe(20)
    expect(created).toHaveLength(20)
  })

  it('assigns people to the team in their row, regardless of case and accents', async () => {
    const world = await makeWorld(host())
    const [rose, paul, lise] = freshRows('rose', 'paul', 'lise') as [Row, Row, Row]
    const rows = [{ ...rose, team: ' VENTÉS ' }, { ...paul, team: 'studio' }, lise]

    const result = await send(world.admin, world, rows)

    expect(result.failure).toBeNull()
    const found = await people(
      world,
      rows.map(({ email }) => email),
    )
    expect(found.map(({ team_id }) => team_id)).toEqual([
      world.teamId,
      world.otherTeamId,
      world.globalTeamId,
    ])
  })

  it('lets a team’s administrator import only into their own team', async () => {
    const world = await makeWorld(host())
    const { teamAdmin, teamId, otherTeamId } = world
    const [rose, paul, lise] = freshRows('rose', 'paul', 'lise') as [Row, Row, Row]

    const refused = refusal(send(teamAdmin, world, [rose], { team_id: otherTeamId }))
    expect(await refused).toMatchObject({ type: 'REFERENCE', status: 409 })
    const rows = [rose, { ...paul, team: 'ventes' }, { ...lise, team: 'Studio' }]
    expect(await send(teamAdmin, world, rows)).toMatchObject({ failure: failed(2, 'REFERENCE') })

    const found = await people(
      world,
      rows.map(({ email }) => email),
    )
    expect(found.map(({ team_id }) => team_id)).toEqual([teamId, teamId])
  })

  it('updates existing people only on request, and never empties a field', async () => {
    const world = await makeWorld(host())
    const { member, admin } = world
    const row = {
      email: member.email,
      first_name: 'Inès',
      last_name: '',
      position: 'Acheteuse',
      phone_number: '06 12 34 56 78',
      mobile_number: '07 12 34 56 78',
      skype: 'ines',
    }
    const [before] = await people(world, [member.email])

    expect(await send(admin, world, [row])).toMatchObject({ failure: failed(0, 'DUPLICATE') })
    expect(await people(world, [member.email])).toEqual([before])

    const updating = { updates_existing: true }
    const done = { created: [], failure: null }
    expect(await send(admin, world, [row], updating)).toMatchObject({ ...done, updated: 1 })
    const [after] = await people(world, [member.email])
    expect(after).toMatchObject({
      first_name: 'Inès',
      last_name: before?.last_name,
      position: 'Acheteuse',
      mobile_number: '07 12 34 56 78',
      skype: 'ines',
      team_id: world.teamId,
      role: 'member',
    })
    const same = { ...row, phone_number: '+33612345678', mobile_number: '+33712345678' }
    expect(await send(admin, world, [same], updating)).toMatchObject({ ...done, unchanged: 1 })
    const [unchanged] = await people(world, [member.email])
    expect(unchanged?.revision).toBe(after?.revision)
  })

  it('does not repeat a person’s only number, the mobile, as the phone', async () => {
    const world = await makeWorld(host())
    const { admin, member } = world
    const { email } = member
    const mobile = { phone_number: '', mobile_number: '07 12 34 56 78' }
    await admin.client.call('updateUser', { path: { id: member.id }, body: mobile })
    const update = (row: Omit<Row, 'email'>) =>
      send(admin, world, [{ email, ...row }], { updates_existing: true })

    expect(await update({ phone_number: '+33712345678' })).toMatchObject({ unchanged: 1 })
    const other = { phone_number: '01 23 45 67 89' }
    expect(await update(other)).toMatchObject({ updated: 1 })
    expect(await people(world, [email])).toMatchObject([{ ...mobile, ...other }])
  })

  it('moves existing people to the team in their row, but never to the batch’s default team', async () => {
    const world = await makeWorld(host())
    const { member, admin, otherTeamId, globalTeamId } = world
    const updating = { updates_existing: true, team_id: globalTeamId }
    const email = member.email

    await send(admin, world, [{ email, first_name: 'Inès' }], updating)
    expect(await people(world, [email])).toMatchObject([{ team_id: world.teamId }])
    await send(admin, world, [{ email, team: 'Studio' }], updating)
    expect(await people(world, [email])).toMatchObject([{ team_id: otherTeamId }])
  })

  it('never changes a role, a person with a stronger role, or a person in another team', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamAdmin, organisationId, teamId } = world
    const chief = await addPerson(host(), { organisationId, teamId, role: 'admin' })
    const updating = { updates_existing: true }
    const rename = ({ email }: Person) => [{ email, first_name: 'Autre' }]

    const moved = [{ email: teamAdmin.email, first_name: 'Autre', team: 'Studio' }]
    expect(await send(admin, world, moved, updating)).toMatchObject({
      failure: failed(0, 'FORBIDDEN'),
    })
    expect(await send(teamAdmin, world, rename(chief), updating)).toMatchObject({
      failure: failed(0, 'FORBIDDEN'),
    })
    expect(await send(teamAdmin, world, rename(otherTeamAdmin), updating)).toMatchObject({
      failure: failed(0, 'DUPLICATE'),
    })
    expect(await send(admin, world, rename(teamAdmin), updating)).toMatchObject({ updated: 1 })

    const found = await people(world, [teamAdmin.email, chief.email, otherTeamAdmin.email])
    expect(found.map(({ first_name, role }) => [first_name, role])).toEqual([
      ['Autre', 'team_admin'],
      ['Zoé', 'admin'],
      ['Zoé', 'team_admin'],
    ])
  })

  it('accepts 1 to 200 rows', async () => {
    const world = await makeWorld(host())
    const rows = freshRows(...Array.from({ length: 201 }, (_, at) => `personne${at}`))

    expect(await refusal(send(world.admin, world, rows))).toMatchObject({ type: 'VALIDATION' })
    expect(await refusal(send(world.admin, world, []))).toMatchObject({ type: 'VALIDATION' })
    expect((await send(world.admin, world, rows.slice(1))).created).toHaveLength(200)
  })

  it('inserts all rows, or none if one already exists or is outside the scope', async () => {
    const world = await makeWorld(host())
    const { repositories, secrets, clock } = host().adapters
    const { organisationId, teamId, otherTeamId } = world
    const { users } = repositories.within({ organisationId, teamId })
    const row = (email: string, team = teamId) =>
      newUser(secrets, { email, product: 'signature', teamId: team, now: clock.now() })
    const emails = [freshEmail('rose'), freshEmail('paul')] as [string, string]

    const existing = users.insertAll([row(emails[0]), row(world.member.email)])
    await expect(existing).rejects.toMatchObject({ name: 'DuplicateError', field: 'email' })
    const outside = users.insertAll([row(emails[0]), row(emails[1], otherTeamId)])
    await expect(outside).rejects.toMatchObject({ name: 'MissingReferenceError' })
    expect(await people(world, emails)).toEqual([])

    await users.insertAll([])
    await users.insertAll(emails.map((email) => row(email)))
    expect(await people(world, emails)).toHaveLength(2)
  })
}
