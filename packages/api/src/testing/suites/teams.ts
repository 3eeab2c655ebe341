import { expect, it } from 'vitest'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { dataText, makeWorld } from '../world.ts'

export function teamsSuite(host: () => ContractHost): void {
  it('[1.7.20] [1.3.05] adds a team, which is never global, and lists the teams', async () => {
    const { admin, organisationId, templateId } = await makeWorld(host())
    const path = { id: organisationId }

    const team = await admin.client.call('createTeam', {
      path,
      body: { name: 'Support', is_global: true, signature_template_id: templateId },
    })
    const list = await admin.client.call('listTeams', { path })

    expect(team).toMatchObject({
      name: 'Support',
      is_global: false,
      signature_template_id: templateId,
      signature_template: { name: 'Signature de la société' },
      campaign_id: null,
      members_count: 0,
      signature_template_deploy_install_email_sent_count: 0,
      signature_template_deploy_count: 0,
      deploy_queued_count: 0,
      deploy_failed_count: 0,
      deploy_due_count: 0,
      old_version_count: 0,
      without_signature_count: 0,
    })
    expect(list.total).toBe(4)
    expect(list.data.map(({ name }) => name)).toContain('Support')
  })

  it('[2.3.36] lists teams, templates and signatures with their ids and names', async () => {
    const { admin, organisationId, teamId, templateId } = await makeWorld(host())
    const body = { name: 'Propre', signatureData: dataText() }
    const own = await admin.client.call('createTeamSignature', { path: { id: teamId }, body })
    const path = { id: organisationId }
    const named = ({ data }: { data: { id: string; name: string }[] }) =>
      data.map(({ id, name }) => ({ id, name }))

    const teams = named(await admin.client.call('listTeams', { path }))
    const templates = named(await admin.client.call('listSignatureTemplates', { path }))
    const signatures = named(
      await admin.client.call('listTeamSignatures', { path: { id: teamId } }),
    )

    expect(teams).toContainEqual({ id: teamId, name: 'Ventes' })
    expect(templates).toContainEqual({ id: templateId, name: 'Signature de la société' })
    expect(signatures).toEqual([{ id: own.id, name: 'Propre' }])
  })

  it('requires a name, and a boolean for is_global', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const post = async (body: object) => {
      const response = await request(host(), `/organisation/${organisationId}/teams`, {
        method: 'POST',
        token: admin.token,
        body: JSON.stringify(body),
      })
      return response.json()
    }

    expect(await post({})).toMatchObject({ message: 'name must be a string !' })
    for (const name of ['   ', '\u00a0', '\u200b']) {
      expect(await post({ name })).toMatchObject({
        message: 'name must be a string !',
        payload: { errors: [{ path: 'name' }] },
      })
    }
    expect(await post({ name: 'A', is_global: 'oui' })).toMatchObject({
      message: 'is_global must be a boolean !',
    })
  })

  it('rejects a team name that differs only in case, accents, blanks or soft hyphens, even for simultaneous requests', async () => {
    const { admin, teamAdmin, stranger, organisationId, teamId, otherTeamId } =
      await makeWorld(host())
    const create = (name: string, person = admin, id = organisationId) =>
      person.client.call('createTeam', { path: { id }, body: { name } })
    const duplicate = {
      type: 'DUPLICATE',
      status: 409,
      message: 'Une équipe porte déjà ce nom',
      payload: { field: 'name' },
    }

    for (const name of ['Ventes', ' VENTES ', 'Véntès', 'Ven\u00adtes', 'toute la societe']) {
      expect(await refusal(create(name))).toMatchObject(duplicate)
    }
    const rename = (id: string, name: string, person = admin) =>
      person.client.call('updateTeam', { path: { id }, body: { name } })
    expect(await refusal(rename(otherTeamId, 'ventes'))).toMatchObject(duplicate)
    expect(await refusal(rename(teamId, 'studio', teamAdmin))).toMatchObject(duplicate)
    expect(await rename(teamId, 'VENTES')).toMatchObject({ name: 'VENTES' })
    const me = await stranger.client.call('getUser', { path: { id: 'me' } })
    await create('Ventes', stranger, me.organisation_id)

    const twice = await Promise.allSettled([create('Export'), create('export')])
    const refused = twice.filter((result) => result.status === 'rejected')
    expect(refused).toMatchObject([{ reason: duplicate }])
  })

  it('[1.7.28] reads, changes and deletes a team, and moves its people to the global team', async () => {
    const { admin, teamAdmin, teamId, globalTeamId, templateId } = await makeWorld(host())
    const path = { id: teamId }
    const campaign = await admin.client.call('createTeamCampaign', {
      path,
      body: { name: 'Salon' },
    })
    const template = await admin.client.call('createTeamSignature', {
      path,
      body: { name: 'Ventes', signatureData: dataText() },
    })

    const changed = await admin.client.call('updateTeam', {
      path,
      body: { name: 'Commerce', signature_template_id: templateId, campaign_id: campaign.id },
    })
    const deleted = await admin.client.call('deleteTeam', { path })

    expect(changed).toMatchObject({
      name: 'Commerce',
      signature_template_id: templateId,
      campaign_id: campaign.id,
      members_count: 2,
    })
    expect(deleted).toEqual({ success: true })
    expect(await refusal(admin.client.call('getTeam', { path }))).toMatchObject({ status: 404 })
    const moved = await admin.client.call('getUser', { path: { id: teamAdmin.id } })
    expect(moved).toMatchObject({ team_id: globalTeamId, role: 'member' })
    const kept = await admin.client.call('getTemplate', { path: { id: template.id } })
    expect(kept.team_id).toBeNull()
    const gone = admin.client.call('getCampaign', { path: { id: campaign.id } })
    expect(await refusal(gone)).toMatchObject({ status: 404 })
  })

  it('moves the members of a deleted team to the selected team, and keeps the team if the selected one is invalid', async () => {
    const { admin, stranger, member, teamId, otherTeamId } = await makeWorld(host())
    const { team_id: foreign } = await stranger.client.call('getUser', { path: { id: 'me' } })
    const remove = (target: string) =>
      admin.client.call('deleteTeam', { path: { id: teamId }, query: { move_to: target } })
    const teamOf = async () =>
      (await admin.client.call('getUser', { path: { id: member.id } })).team_id

    for (const wrong of [teamId, foreign, 'nowhere']) {
      expect(await refusal(remove(wrong))).toMatchObject({
        type: 'REFERENCE',
        payload: { field: 'move_to' },
      })
      expect(await teamOf()).toBe(teamId)
    }
    await remove(otherTeamId)

    expect(await teamOf()).toBe(otherTeamId)
  })

  it('[1.6.07] never deletes the global team', async () => {
    const { admin, globalTeamId } = await makeWorld(host())

    const error = await refusal(admin.client.call('deleteTeam', { path: { id: globalTeamId } }))

    expect(error).toMatchObject({ type: 'GLOBAL_TEAM', status: 409 })
  })

  it('[1.7.31] lists only the members of the team', async () => {
    const { admin, teamId, teamAdmin, member } = await makeWorld(host())

    const list = await admin.client.call('listTeamMembers', { path: { id: teamId } })

    expect(list.total).toBe(2)
    const ids = list.data.map(({ id }) => id).toSorted()
    expect(ids).toEqual([teamAdmin.id, member.id].toSorted())
  })

  it('[1.6.02] shows a team admin one team: its people, banners and signatures', async () => {
    const { admin, teamAdmin, teamId, otherTeamId, organisationId } = await makeWorld(host())
    const signature = { name: 'Propre', signatureData: dataText() }
    for (const id of [teamId, otherTeamId]) {
      await admin.client.call('createTeamCampaign', { path: { id }, body: { name: 'Bannière' } })
      await admin.client.call('createTeamSignature', { path: { id }, body: signature })
    }
    const path = { id: organisationId }

    const teams = await teamAdmin.client.call('listTeams', { path })
    const users = await teamAdmin.client.call('listUsers', { path })
    const campaigns = await teamAdmin.client.call('listCampaigns', { path })
    const templates = await teamAdmin.client.call('listSignatureTemplates', { path })

    expect(teams.data.map(({ id }) => id)).toEqual([teamId])
    for (const list of [users, campaigns, templates]) {
      expect(list.data.length).toBeGreaterThan(0)
      expect(list.data.every((row) => row.team_id === teamId)).toBe(true)
    }
  })

  it('[1.6.01] shows an administrator all teams, people and banners', async () => {
    const { admin, teamId, otherTeamId, organisationId } = await makeWorld(host())
    for (const id of [teamId, otherTeamId]) {
      await admin.client.call('createTeamCampaign', { path: { id }, body: { name: 'Bannière' } })
    }
    const path = { id: organisationId }

    const totals = await Promise.all([
      admin.client.call('listTeams', { path }),
      admin.client.call('listUsers', { path }),
      admin.client.call('listCampaigns', { path }),
    ])

    expect(totals.map(({ total }) => total)).toEqual([3, 4, 2])
  })
}
