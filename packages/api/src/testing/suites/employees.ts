import { expect, it } from 'vitest'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, makeWorld } from '../world.ts'

export function employeesSuite(host: () => ContractHost): void {
  it('[1.7.21] [1.3.01] adds an employee with all fields, and lists the organisation', async () => {
    const { admin, organisationId, teamId, templateId } = await makeWorld(host())
    const email = freshEmail('ines')

    const user = await admin.client.call('createUser', {
      path: { id: organisationId },
      body: {
        email: email.toUpperCase(),
        team_id: teamId,
        signature_template_id: templateId,
        first_name: 'Inès',
        last_name: 'Benali',
        position: 'Designer lumière',
        phone_number: '06 12 34 56 78',
        linkedIn: 'https://www.linkedin.com/in/ines',
      },
    })
    const list = await admin.client.call('listUsers', { path: { id: organisationId } })

    expect(user).toMatchObject({
      email,
      display_name: 'Inès Benali',
      team: { id: teamId, name: 'Ventes' },
      signature: { id: templateId, name: 'Signature de la société' },
      role: 'member',
      is_deploy_sent: false,
      is_deployed: false,
      deploy_status: 'none',
    })
    expect(list.total).toBe(5)
    expect(list.data.find(({ id }) => id === user.id)).toEqual(user)
  })

  it('[1.5.01] says which field must be of which type, in the client as on the wire', async () => {
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

  it('refuses a second employee with the same email, also when asked twice at once', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const create = () =>
      admin.client.call('createUser', {
        path: { id: organisationId },
        body: { email: 'double@atelier.example' },
      })

    const results = await Promise.allSettled([create(), create()])

    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toMatchObject([{ reason: { type: 'DUPLICATE', status: 409 } }])
  })

  it('[1.7.15] reads, changes and deletes an employee, and reads oneself as me', async () => {
    const { admin, member, otherTeamId } = await makeWorld(host())
    const path = { id: member.id }

    const before = await member.client.call('getUser', { path: { id: 'me' } })
    const after = await admin.client.call('updateUser', {
      path,
      body: { team_id: otherTeamId, position: 'Chef de projet', signature_template_id: null },
    })
    const deleted = await admin.client.call('deleteUser', { path })

    expect(before.id).toBe(member.id)
    expect(after).toMatchObject({
      team_id: otherTeamId,
      position: 'Chef de projet',
      first_name: before.first_name,
      revision: before.revision + 1,
    })
    expect(deleted).toEqual({ success: true })
    expect(await refusal(admin.client.call('getUser', { path }))).toMatchObject({ status: 404 })
    const me = member.client.call('getUser', { path: { id: 'me' } })
    expect(await refusal(me)).toMatchObject({ code: 105 })
  })

  it('[1.6.06] lets nobody delete themselves', async () => {
    const { admin } = await makeWorld(host())

    for (const id of ['me', admin.id]) {
      const error = await refusal(admin.client.call('deleteUser', { path: { id } }))
      expect(error).toMatchObject({ type: 'SELF_DELETE', status: 409 })
    }
  })

  it('never takes a role, an owner or an email from a body', async () => {
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

  it('refuses references to what belongs to another organisation', async () => {
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

  it('[1.7.17] knows the call debug_payment, which is not available yet', async () => {
    const { admin } = await makeWorld(host())

    const error = await refusal(admin.client.call('debugPayment', { path: { id: admin.id } }))

    expect(error).toMatchObject({
      type: 'NOT_AVAILABLE',
      status: 501,
      message: "Cette action n'est pas encore disponible",
    })
  })
}
