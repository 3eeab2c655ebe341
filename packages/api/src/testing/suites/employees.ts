import { expect, it } from 'vitest'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { freshEmail, makeWorld } from '../world.ts'

export function employeesSuite(host: () => ContractHost): void {
  it('lists the versions that people of each team have', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const list = async () => admin.client.call('listUsers', { path: { id: organisationId } })
    // The second list may show what was kept of the first.
    await list()
    const { data } = await list()

    const signed = data.filter(({ signature }) => signature !== null)
    expect(new Set(signed.map((user) => user.team_id)).size).toBeGreaterThan(1)
    for (const { id, signature } of signed) {
      const user = await admin.client.call('getUser', { path: { id } })
      expect(signature).toEqual(user.signature)
    }
  })

  it('[1.7.21] [1.3.01] adds an employee with all fields, and lists the employees', async () => {
    const { admin, organisationId, teamId, templateId } = await makeWorld(host())
    const email = freshEmail('ines')
    const image = await admin.client.call('uploadMedia', {
      body: { file: await pngFile(40, 40) },
    })
    const written = {
      team_id: teamId,
      signature_template_id: templateId,
      picture_id: image.id,
      phone_number: '06 12 34 56 78',
      mobile_number: '+49 1512 3456789',
      skype: 'ines.benali',
      first_name: 'Inès',
      last_name: 'Benali',
      position: 'Designer lumière',
      linkedIn: 'https://www.linkedin.com/in/ines',
    }

    const user = await admin.client.call('createUser', {
      path: { id: organisationId },
      body: { email: email.toUpperCase(), ...written },
    })
    const list = await admin.client.call('listUsers', { path: { id: organisationId } })

    expect(user).toMatchObject({
      ...written,
      id: expect.any(String) as string,
      email,
      display_name: 'Inès Benali',
      team: { id: teamId, name: 'Ventes' },
      signature: {
        id: templateId,
        name: 'Signature de la société',
        version: expect.stringMatching(/./) as string,
      },
      master_user: null,
      sub_accounts: [],
      role: 'member',
      is_deploy_sent: false,
      is_deployed: false,
      deploy_status: 'none',
    })
    expect(list.total).toBe(5)
    expect(list.data.find(({ id }) => id === user.id)).toEqual(user)
  })

  it('[2.1.09] [2.3.34] stores a person’s team and organisation besides the personal fields', async () => {
    const { admin, organisationId, teamId, globalTeamId } = await makeWorld(host())
    const personal = {
      email: freshEmail('noe'),
      first_name: 'Noé',
      last_name: 'Vasseur',
      position: 'Commercial',
      phone_number: '06 12 34 56 78',
    }
    const path = { id: organisationId }

    const user = await admin.client.call('createUser', {
      path,
      body: { ...personal, team_id: teamId },
    })
    const other = await admin.client.call('createUser', {
      path,
      body: { email: freshEmail('sans-equipe') },
    })

    expect(user).toMatchObject({
      ...personal,
      id: expect.any(String) as string,
      team_id: teamId,
      organisation_id: organisationId,
    })
    expect(other.team_id).toBe(globalTeamId)
  })

  it('[1.5.01] reports the expected type of a wrong field, in the client and on the wire', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const post = async (body: object) => {
      const response = await request(host(), `/organisation/${organisationId}/users`, {
        method: 'POST',
        token: admin.token,
        body: JSON.stringify(body),
      })
      return ((await response.json()) as { message: string }).message
    }

    expect(await post({ first_name: 'Sans' })).toBe('email must be a string !')
    expect(await post({ email: 'pas un email' })).toBe('email must be a email !')
    expect(await post({ email: freshEmail('x'), first_name: 12 })).toBe(
      'first_name must be a string !',
    )
    const call = admin.client.call('createUser', { path, body: { email: 'pas un email' } })
    expect(await refusal(call)).toMatchObject({
      type: 'VALIDATION',
      message: 'email must be a email !',
    })
  })

  it('rejects a second employee with the same email, even for simultaneous requests', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const create = () =>
      admin.client.call('createUser', {
        path: { id: organisationId },
        body: { email: 'double@atelier.example' },
      })

    const results = await Promise.allSettled([create(), create()])

    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toMatchObject([
      { reason: { type: 'DUPLICATE', status: 409, message: 'Cette adresse email existe déjà' } },
    ])
  })

  it('[1.7.15] reads, changes and deletes an employee, and returns the caller for the id `me`', async () => {
    const { admin, member, otherTeamId, templateId } = await makeWorld(host())
    const path = { id: member.id }
    const image = await admin.client.call('uploadMedia', {
      body: { file: await pngFile(40, 40) },
    })
    const changes = {
      team_id: otherTeamId,
      signature_template_id: templateId,
      picture_id: image.id,
      phone_number: '06 98 76 54 32',
      first_name: 'Zoé',
      last_name: 'Barbier',
      position: 'Chef de projet',
      linkedIn: 'https://www.linkedin.com/in/zoe',
    }

    const before = await member.client.call('getUser', { path: { id: 'me' } })
    const after = await admin.client.call('updateUser', { path, body: changes })
    const read = await admin.client.call('getUser', { path })
    const without = await admin.client.call('updateUser', {
      path,
      body: { signature_template_id: null, picture_id: null },
    })
    const deleted = await admin.client.call('deleteUser', { path })

    expect(before.id).toBe(member.id)
    expect(before).not.toMatchObject({ position: changes.position })
    expect(after).toMatchObject({ ...changes, revision: before.revision + 1 })
    expect(read).toEqual(after)
    expect(without).toMatchObject({ ...changes, signature_template_id: null, picture_id: null })
    expect(deleted).toEqual({ success: true })
    expect(await refusal(admin.client.call('getUser', { path }))).toMatchObject({ status: 404 })
    const me = member.client.call('getUser', { path: { id: 'me' } })
    expect(await refusal(me)).toMatchObject({ code: 105 })
  })

  it('[2.7.01] changes first name, last name, position and phone number of an employee', async () => {
    const { admin, member } = await makeWorld(host())
    const path = { id: member.id }
    const body = {
      first_name: 'Zoé',
      last_name: 'Barbier',
      position: 'Chef de projet',
      phone_number: '06 12 34 56 78',
    }

    const user = await admin.client.call('updateUser', { path, body })

    expect(user).toMatchObject({ id: member.id, ...body })
    expect(await member.client.call('getUser', { path: { id: 'me' } })).toMatchObject(body)
  })

  it('accepts phone numbers of any country as typed, in the national form of the organisation’s', async () => {
    const { admin, member, organisationId } = await makeWorld(host())
    const save = (phone_number: string) =>
      admin.client.call('updateUser', { path: { id: member.id }, body: { phone_number } })
    const german = '030 123456'

    for (const phone of ['+49 (0)30 123456', '3949', '0692 12 34 56', '']) {
      expect(await save(phone)).toMatchObject({ phone_number: phone })
    }
    const message = 'phone_number must be a phone number !'
    for (const phone of [german, '3,3612E+10', '612345678']) {
      expect(await refusal(save(phone))).toMatchObject({ code: 100, message })
    }
    const email = freshEmail('uwe')
    const create = () =>
      admin.client.call('createUser', {
        path: { id: organisationId },
        body: { email, phone_number: german },
      })
    expect(await refusal(create())).toMatchObject({ message })
    const path = { id: organisationId }
    await admin.client.call('updateOrganisation', { path, body: { country: 'DE' } })
    expect(await create()).toMatchObject({ phone_number: german })
    await admin.client.call('updateOrganisation', { path, body: { country: 'FR' } })
    // A number from before the rule, or from another country's time, stays.
    const { data } = await admin.client.call('listUsers', {
      path,
      query: { filter: { where: { email } } },
    })
    const id = data[0]?.id ?? ''
    const body = { phone_number: german, position: 'Vertrieb' }
    expect(await admin.client.call('updateUser', { path: { id }, body })).toMatchObject(body)
    const idsWith = async (where: Record<string, string>) => {
      const query = { filter: { where } }
      const people = await admin.client.call('listUsers', { path, query })
      return people.data.map((person) => person.id)
    }
    expect(await idsWith(body)).toEqual([id])
    expect(await idsWith({ position: '' })).not.toContain(id)
    expect(await idsWith({ phone_number: '' })).not.toContain(id)
  })

  it('[1.6.06] never lets people delete themselves', async () => {
    const { admin, teamAdmin } = await makeWorld(host())

    for (const person of [admin, teamAdmin]) {
      for (const id of ['me', person.id]) {
        const error = await refusal(person.client.call('deleteUser', { path: { id } }))
        expect(error).toMatchObject({ type: 'SELF_DELETE', status: 409 })
      }
    }
  })

  it('does not let members change their own role, organisation, master or email', async () => {
    const { member, admin } = await makeWorld(host())

    await request(host(), '/user/me', {
      method: 'PATCH',
      token: member.token,
      body: JSON.stringify({
        role: 'admin',
        organisation_id: 'other',
        email: 'autre@atelier.example',
        master_user: admin.id,
      }),
    })

    const user = await admin.client.call('getUser', { path: { id: member.id } })
    expect(user).toMatchObject({ role: 'member', email: member.email, master_user: null })
  })

  it('does not add an employee to a team of another organisation', async () => {
    const { admin, stranger, organisationId } = await makeWorld(host())
    const them = await stranger.client.call('getUser', { path: { id: 'me' } })

    const create = refusal(
      admin.client.call('createUser', {
        path: { id: organisationId },
        body: { email: freshEmail('intrus'), team_id: them.team_id },
      }),
    )

    expect(await create).toMatchObject({ type: 'REFERENCE', payload: { field: 'team_id' } })
  })

  it('reports in debug_payment that this installation has no payments', async () => {
    const { admin } = await makeWorld(host())

    const error = await refusal(admin.client.call('debugPayment', { path: { id: admin.id } }))

    expect(error).toMatchObject({
      type: 'PAYMENTS_OFF',
      status: 501,
      message: 'Aucun paiement sur cette installation',
    })
  })
}
