import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { refusal, request } from '../http.ts'
import { accept, invite, mailTo, type Wanted, withdraw } from '../inviting.ts'
import { freshEmail, makeWorld, type World } from '../world.ts'

/**
 * Creates a person who is not an employee and has accepted an invitation, by default to administer
 * the world's first team.
 */
async function outsider(host: ContractHost, world: World, wanted: Wanted = {}) {
  const { email, token } = await invite(host, world, {
    role: 'team_admin',
    team_id: world.teamId,
    ...wanted,
  })
  const { client, user_id: id } = await accept(host, email, token)
  return { email, id, client }
}

export function externalsSuite(host: () => ContractHost): void {
  it('never lists, finds or counts an external administrator as an employee', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId, templateId } = world
    const path = { id: organisationId }
    const ask = async () => {
      const usage = await admin.client.call('getTemplateUsage', { path: { id: templateId } })
      const templates = await admin.client.call('listSignatureTemplates', { path })
      return {
        team: await admin.client.call('getTeam', { path: { id: teamId } }),
        teams: await admin.client.call('listTeams', { path }),
        users: await admin.client.call('listUsers', { path }),
        byState: await admin.client.call('listUsers', {
          path,
          query: { filter: { where: { status: 'none' }, order: 'status' } },
        }),
        members: await admin.client.call('listTeamMembers', { path: { id: teamId } }),
        found: await admin.client.call('searchEverything', { path, query: { words: 'invitee' } }),
        usage,
        templates,
        mails: await admin.client.call('previewDeploy', { path, body: { team_id: teamId } }),
        allMails: await admin.client.call('previewDeploy', { path, body: {} }),
        adoption: await admin.client.call('getAdoption', { path, query: {} }),
        outdated: await admin.client.call('countOutdated', { path, body: { name: 'Autre nom' } }),
      }
    }
    const before = await ask()

    const team = await outsider(host(), world)
    const whole = await outsider(host(), world, { role: 'admin' })
    await team.client.call('markInstalled', { path: { key: 'me' } })

    expect(await ask()).toEqual(before)
    expect(before.team.members_count).toBe(2)
    const { data } = await admin.client.call('listUsers', {
      path,
      query: { filter: { where: { is_external: true }, order: 'created_at' } },
    })
    expect(data.map(({ id }) => id).toSorted()).toEqual([team.id, whole.id].toSorted())
    expect(data.every(({ is_external }) => is_external)).toBe(true)
    const mine = await team.client.call('listTeams', { path })
    expect(mine.data.map(({ id }) => id)).toEqual([teamId])
    expect(await whole.client.call('getOrganisation', { path })).toMatchObject(path)
  })

  it('does not deploy to external administrators', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId } = world
    const { id: teamId } = await admin.client.call('createTeam', {
      path: { id: organisationId },
      body: { name: 'Agence' },
    })
    const { id, email, client } = await outsider(host(), world, { team_id: teamId })
    const mails = () => host().mailer.outbox.filter(({ to }) => to.address === email).length
    const before = mails()
    const path = { id: teamId }

    const alone = refusal(admin.client.call('deployTeam', { path, body: {} }))
    expect(await alone).toMatchObject({ type: 'EMPTY_TEAM', message: 'No one is in the team' })
    const reminded = client.call('remindPeople', { path: { id: organisationId }, body: {} })
    expect(await refusal(reminded)).toMatchObject({ type: 'EMPTY_TEAM' })
    const employee = freshEmail('agence')
    const body = { email: employee, team_id: teamId }
    await admin.client.call('createUser', { path: { id: organisationId }, body })
    expect(await client.call('deployTeam', { path, body: {} })).toMatchObject({ queued: 1 })
    for (const person of [admin, { client }]) {
      const deploy = person.client.call('deployUser', { path: { id }, body: {} })
      expect(await refusal(deploy)).toMatchObject({ type: 'NOT_EMPLOYED', status: 409 })
      const link = person.client.call('getInstallLink', { path: { id } })
      expect(await refusal(link)).toMatchObject({ type: 'NOT_EMPLOYED' })
    }
    const link = await request(host(), `/user/install-signature/${id}/new-link`, { method: 'POST' })
    expect(link.status).toBe(200)
    await runDueJobs(host().adapters)

    expect(mailTo(host(), employee)).toBeDefined()
    expect(mails()).toBe(before)
    expect(await client.call('getTeam', { path })).toMatchObject({
      members_count: 1,
      signature_template_deploy_install_email_sent_count: 1,
    })
  })

  it('keeps the account and rights of an external administrator who is added as an employee', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId, otherTeamId } = world
    const path = { id: organisationId }
    const { id, email, client } = await outsider(host(), world)
    await client.call('updateUser', { path: { id: 'me' }, body: { position: 'Consultante' } })
    const add = (team_id: string) =>
      admin.client.call('createUser', {
        path,
        body: { email, first_name: 'Nadia', position: '', picture_id: null, team_id },
      })

    expect(await refusal(add(otherTeamId))).toMatchObject({
      type: 'RIGHTS_ELSEWHERE',
      message: 'Cette personne administre l’équipe « Ventes » : choisissez cette équipe',
      payload: { field: 'team_id' },
    })
    expect(await add(teamId)).toMatchObject({
      id,
      role: 'team_admin',
      is_external: false,
      first_name: 'Nadia',
      position: 'Consultante',
    })

    const team = await admin.client.call('getTeam', { path: { id: teamId } })
    expect(team.members_count).toBe(3)
    const again = refusal(add(teamId))
    expect(await again).toMatchObject({ type: 'DUPLICATE', payload: { field: 'email' } })
  })

  it('turns external administrators into employees when an import contains them', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, organisationId, teamId, otherTeamId } = world
    const path = { id: organisationId }
    const team = await outsider(host(), world)
    const whole = await outsider(host(), world, { role: 'admin' })
    const fresh = freshEmail('nouvelle')
    const send = (rows: { email: string; team?: string; last_name?: string }[], person = admin) =>
      person.client.call('createUsers', { path, body: { rows, team_id: otherTeamId } })

    const elsewhere = await send([{ email: team.email, team: 'Studio' }])
    expect(elsewhere.failure?.error).toMatchObject({ type: 'RIGHTS_ELSEWHERE' })
    const stronger = await teamAdmin.client.call('createUsers', {
      path,
      body: { rows: [{ email: whole.email }] },
    })
    expect(stronger.failure?.error).toMatchObject({ type: 'DUPLICATE' })
    const rows = [{ email: team.email, last_name: 'Roy' }, { email: fresh }, { email: whole.email }]
    const sent = await send(rows)

    expect(sent).toMatchObject({ updated: 0, unchanged: 0, failure: null })
    expect([sent.created[0], sent.created[2]]).toEqual([team.id, whole.id])
    const read = (id: string) => admin.client.call('getUser', { path: { id } })
    const kept = { role: 'team_admin', team_id: teamId, last_name: 'Roy', is_external: false }
    expect(await read(team.id)).toMatchObject(kept)
    expect(await read(whole.id)).toMatchObject({ role: 'admin', team_id: otherTeamId })
  })

  it('does not turn employees into externals when they accept an invitation', async () => {
    const world = await makeWorld(host())
    const { member, admin, teamId } = world
    const { email } = member
    const { token } = await invite(host(), world, { email, role: 'team_admin', team_id: teamId })

    expect((await accept(host(), email, token)).user).toMatchObject({ is_external: false })
    await withdraw(admin, member)

    const kept = await admin.client.call('getUser', { path: { id: member.id } })
    expect(kept).toMatchObject({ role: 'member', is_external: false })
  })

  it('deletes the account of an external administrator who loses the rights', async () => {
    const world = await makeWorld(host())
    const { admin, teamId } = world
    const [first, second] = [await outsider(host(), world), await outsider(host(), world)]
    const me = { path: { id: 'me' } }
    const moving = admin.client.call('updateUser', {
      path: { id: first.id },
      body: { team_id: world.otherTeamId },
    })
    expect(await refusal(moving)).toMatchObject({ type: 'NOT_EMPLOYED' })

    const withdrawn = await admin.client.call('withdrawRights', { path: { id: first.id } })
    await admin.client.call('deleteTeam', { path: { id: teamId } })

    expect(withdrawn).toMatchObject({ id: first.id, role: 'member' })
    for (const { id, client } of [first, second]) {
      expect(await refusal(client.call('getUser', me))).toMatchObject({ code: 105 })
      const gone = admin.client.call('getUser', { path: { id } })
      expect(await refusal(gone)).toMatchObject({ type: 'NOT_FOUND' })
    }
  })
}
