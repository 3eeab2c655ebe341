import { expect, it } from 'vitest'
import type { ContractHost } from '../host.ts'
import { freshEmail, makeWorld } from '../world.ts'

/** In which order people are listed, and by what they are found. */
export function peopleListSuite(host: () => ContractHost): void {
  it('orders people by the names of their teams and of their effective templates', async () => {
    const { admin, organisationId, teamId, otherTeamId, templateId } = await makeWorld(host())
    const path = { id: organisationId }
    const template = await admin.client.call('createSignatureTemplate', {
      path,
      body: { name: 'autre signature' },
    })
    const body = { signature_template_id: template.id }
    await admin.client.call('updateTeam', { path: { id: teamId }, body })
    const own = await admin.client.call('createUser', {
      path,
      body: { email: freshEmail('n'), team_id: teamId, signature_template_id: templateId },
    })
    const ordered = async (order: string[]) =>
      (await admin.client.call('listUsers', { path, query: { filter: { order } } })).data

    const teams = (await ordered(['-team'])).map(({ team }) => team.name)
    const signatures = await ordered(['signature', 'team', '-created_at'])

    expect(teams.slice(0, 4)).toEqual(['Ventes', 'Ventes', 'Ventes', 'Toute la société'])
    expect(signatures.map(({ signature }) => signature?.name)).toEqual([
      'autre signature',
      'autre signature',
      ...Array.from({ length: 3 }, () => 'Signature de la société'),
    ])
    expect(signatures.at(2)?.team_id).toBe(otherTeamId)
    expect(signatures.at(-1)?.id).toBe(own.id)
  })

  it('orders names by French rules, by last name and then by first name', async () => {
    const { admin, organisationId, otherTeamId } = await makeWorld(host())
    const path = { id: organisationId }
    const names = [
      ["d'Arc", 'Zoé'],
      ['Darc', 'Éloi'],
      ['DE LA TOUR', 'Jean'],
      ['Delatour', 'Anne'],
      ['eloy', 'Zoé'],
      ['Eloy', 'Zozo'],
      ['Éloy', 'Anne'],
      ['Ely', 'Anne'],
      ['Émile', 'Anne'],
      ['Eon', 'Éa'],
      ['Eon', 'Eb'],
      ['Œrsted', 'Hans'],
      ['Oz', 'Ève'],
      ['Zola', 'Émile'],
    ] as const
    for (const [last_name, first_name] of names.toReversed()) {
      const body = { email: freshEmail('nom'), last_name, first_name, team_id: otherTeamId }
      await admin.client.call('createUser', { path, body })
    }
    const listed = async (order: string[]) => {
      const where = { team_id: otherTeamId, role: 'member' }
      const query = { filter: { where, order } }
      const { data } = await admin.client.call('listUsers', { path, query })
      return data.map((user) => [user.last_name, user.first_name])
    }

    expect(await listed(['last_name', 'first_name', 'email'])).toEqual(names)
    expect(await listed(['-last_name', '-first_name'])).toEqual(names.toReversed())
    const byFirst = (await listed(['first_name', 'last_name'])).map(([, first]) => first)
    expect(byFirst.slice(0, 8)).toEqual([
      'Anne',
      'Anne',
      'Anne',
      'Anne',
      'Éa',
      'Eb',
      'Éloi',
      'Émile',
    ])
  })

  it('finds a person by phone number in different notations', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const numbers = [
      '06 12 34 56 78',
      '+33 6.12.34.99.99',
      '0033\u00a0612\u202f340000',
      '06/12/34/00/01',
    ]
    const add = async (phone_number: string, last_name = '') => {
      const email = freshEmail('telephone')
      await admin.client.call('createUser', { path, body: { email, phone_number, last_name } })
      return email
    }
    const french: string[] = []
    for (const number of numbers) french.push(await add(number, 'Roy'))
    const german = await add('+49 (30) 901820', 'Braun')
    await add('')
    const mobile = freshEmail('mobile')
    const numbered = {
      email: mobile,
      phone_number: '01 84 60 21 47',
      mobile_number: '07 45 67 89 01',
    }
    await admin.client.call('createUser', { path, body: numbered })
    const find = async (search: string) => {
      const query = { filter: { search, order: 'created_at' } }
      const { data } = await admin.client.call('listUsers', { path, query })
      return data.map(({ email }) => email).toSorted()
    }

    const all = french.toSorted()
    for (const search of [
      '0612',
      '06 12',
      '+336 12',
      '+33 (0)6.12',
      '0033612',
      '612 34',
      'roy 06 12',
    ]) {
      expect(await find(search), search).toEqual(all)
    }
    expect(await find('0612345678')).toEqual([french[0]])
    expect(await find('99 99')).toEqual([french[1]])
    expect(await find('+49 30 90')).toEqual([german])
    expect(await find('4930901820')).toEqual([german])
    expect(await find('+33 7 45')).toEqual([mobile])
    expect(await find('0184')).toEqual([mobile])
    expect(await find('braun 0612')).toEqual([])
    const { users } = await admin.client.call('searchEverything', {
      path,
      query: { words: '06 12 34 56' },
    })
    expect(users).toMatchObject({ total: 1 })
  })

  it('finds a person by words from different fields, regardless of order, case and accents', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const email = freshEmail('cherchee')
    const body = { email, first_name: 'Éloïse', last_name: 'Le Goff', position: 'Acheteuse' }
    await admin.client.call('createUser', { path, body })
    const find = async (search: string) => {
      const { data } = await admin.client.call('listUsers', { path, query: { filter: { search } } })
      return data.map((user) => user.email)
    }

    expect(await find('goff ÉLOÏSE')).toEqual([email])
    expect(await find(' achet  cherchee ')).toEqual([email])
    expect(await find('eloise')).toEqual([email])
    expect(await find('achéteuse')).toEqual([email])
    expect(await find('goff inconnue')).toEqual([])
  })
}
