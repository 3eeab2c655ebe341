import { expect, it } from 'vitest'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { dataText, freshEmail, makeWorld, type Person, type World } from '../world.ts'

/** Returns the names that a person finds, by kind. */
async function findFor({ client }: Person, { organisationId }: World, words: string) {
  const found = await client.call('searchEverything', {
    path: { id: organisationId },
    query: { words },
  })
  const names = (hits: { data: { name: string }[] }) => hits.data.map(({ name }) => name)
  return {
    users: names(found.users),
    teams: names(found.teams),
    templates: names(found.templates),
    campaigns: names(found.campaigns),
  }
}

/**
 * Adds entities named 'Étoile': in each team a person, a template and a campaign; in the
 * organisation a shared template and a team.
 */
async function addStars({ admin, organisationId, teamId, otherTeamId }: World) {
  const { client } = admin
  for (const id of [teamId, otherTeamId]) {
    const side = id === teamId ? 'Nord' : 'Sud'
    const user = { email: freshEmail(side), first_name: 'Étoile', last_name: side, team_id: id }
    await client.call('createUser', { path: { id: organisationId }, body: user })
    const name = `Étoile ${side}`
    const template = { name, signatureData: dataText() }
    await client.call('createTeamSignature', { path: { id }, body: template })
    await client.call('createTeamCampaign', { path: { id }, body: { name } })
  }
  const path = { id: organisationId }
  const shared = { name: 'Étoile de tous', signatureData: dataText() }
  await client.call('createSignatureTemplate', { path, body: shared })
  await client.call('createTeam', { path, body: { name: 'Étoile' } })
}

export function searchSuite(host: () => ContractHost): void {
  it('finds employees, teams, signatures and banners, regardless of case and accents', async () => {
    const world = await makeWorld(host())
    await addStars(world)

    expect(await findFor(world.admin, world, 'ETOILE')).toEqual({
      users: ['Étoile Nord', 'Étoile Sud'],
      teams: ['Étoile'],
      templates: ['Étoile de tous', 'Étoile Nord', 'Étoile Sud'],
      campaigns: ['Étoile Nord', 'Étoile Sud'],
    })
    expect(await findFor(world.admin, world, 'nord etoile')).toMatchObject({
      users: ['Étoile Nord'],
      teams: [],
    })
  })

  it('limits a team’s administrator to the team, and everybody to the organisation', async () => {
    const world = await makeWorld(host())
    await addStars(world)

    expect(await findFor(world.teamAdmin, world, 'étoile')).toEqual({
      users: ['Étoile Nord'],
      teams: [],
      templates: ['Étoile Nord'],
      campaigns: ['Étoile Nord'],
    })
    const { stranger, admin, organisationId } = world
    const address = `/organisation/${organisationId}/search?words=etoile`
    const elsewhere = await request(host(), address, { token: stranger.token })
    expect(elsewhere.status).toBe(404)
    const empty = `/organisation/${organisationId}/search?words=%20`
    expect((await request(host(), empty, { token: admin.token })).status).toBe(400)
  })

  it('returns the first five of a kind, and the total', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      await admin.client.call('createTeam', { path, body: { name: `Agence ${number}` } })
    }

    const { teams } = await admin.client.call('searchEverything', {
      path,
      query: { words: 'agence' },
    })

    expect(teams.total).toBe(7)
    expect(teams.data.map(({ name }) => name)).toEqual([
      'Agence 1',
      'Agence 2',
      'Agence 3',
      'Agence 4',
      'Agence 5',
    ])
  })
}
