import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { dataText, makeWorld } from '../world.ts'

export function templatesSuite(host: () => ContractHost): void {
  it('[1.7.23] [1.3.06] [2.7.05] adds a template and lists the templates, with data as a JSON string', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const signatureData = dataText({ layoutKey: 'layout3', companyName: 'Été & Fils' })

    const template = await admin.client.call('createSignatureTemplate', {
      path,
      body: { name: 'Été', signatureData },
    })
    const list = await admin.client.call('listSignatureTemplates', { path })

    expect(template).toMatchObject({ name: 'Été', team_id: null, users_count: 0 })
    expect(JSON.parse(template.signatureData)).toEqual(JSON.parse(signatureData))
    expect(list.total).toBe(2)
    expect(list.data.find(({ name }) => name === 'Signature de la société')?.users_count).toBe(4)
  })

  it('[1.3.07] reads older nested data, including the mediaId of the banner', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const banner = await admin.client.call('uploadMedia', { body: { file: await pngFile(8, 2) } })
    const nested = {
      personal: { first_name: 'Zoé' },
      company: { name: 'Exemple & Cie' },
      team: { name: 'Droit' },
      banner: { mediaId: banner.id },
    }

    const template = await admin.client.call('createSignatureTemplate', {
      path: { id: organisationId },
      body: { name: 'Ancienne', signatureData: JSON.stringify(nested) },
    })

    expect(JSON.parse(template.signatureData)).toMatchObject({
      firstName: 'Zoé',
      companyName: 'Exemple & Cie',
      teamName: 'Droit',
      banner: { mediaId: banner.id },
    })
  })

  it('gives stored images their current address, even those referenced only by id', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const stored = await admin.client.call('uploadMedia', { body: { file: await pngFile(8, 2) } })
    const media = {
      src: 'https://elsewhere.example/old.png',
      type: 'image/png',
      width: 1,
      height: 1,
    }
    const signatureData = dataText({
      logo: { mediaId: stored.id },
      banner: { mediaId: stored.id, media: { ...media, alt: 'Salon' } },
    })

    const template = await admin.client.call('createSignatureTemplate', {
      path: { id: organisationId },
      body: { name: 'Images', signatureData },
    })

    const shown = { id: stored.id, src: stored.path, type: 'image/png', width: 8, height: 2 }
    expect(JSON.parse(template.signatureData)).toMatchObject({
      logo: { media: shown },
      banner: { media: { ...shown, alt: 'Salon' } },
    })
  })

  it('preserves unknown keys in the data', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const data = { ...JSON.parse(dataText()), later: { key: ['value'] } }

    const template = await admin.client.call('createSignatureTemplate', {
      path: { id: organisationId },
      body: { name: 'Futur', signatureData: JSON.stringify(data) },
    })

    expect(JSON.parse(template.signatureData)).toMatchObject({ later: { key: ['value'] } })
  })

  it('requires a name and valid data', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const post = async (body: object) => {
      const response = await request(
        host(),
        `/organisation/${organisationId}/signature-templates`,
        {
          method: 'POST',
          token: admin.token,
          body: JSON.stringify(body),
        },
      )
      return response.json()
    }

    expect(await post({ signatureData: dataText() })).toMatchObject({
      message: 'name must be a string !',
    })
    expect(await post({ name: 'Cassé', signatureData: '{"firstName":' })).toMatchObject({
      type: 'VALIDATION',
      message: 'signatureData must be a valid value !',
    })
  })

  it('rejects data with too many entries, or that is too long with its defaults', async () => {
    const { admin, organisationId, templateId } = await makeWorld(host())
    const many = (count: number) => Array.from({ length: count }, () => ({}))
    const create = (data: object) => {
      const body = { name: 'Grande', signatureData: JSON.stringify(data) }
      return admin.client.call('createSignatureTemplate', {
        path: { id: organisationId },
        body,
      })
    }
    const messageOf = async (call: Promise<unknown>) => {
      const { message, status, payload } = await refusal(call)
      const { errors } = payload as { errors: { path: string }[] }
      return [status, message.replace(/\s/gu, ' '), ...errors.map(({ path }) => path)]
    }

    await create({ social: { socialIcons: many(60) }, customFields: many(50) })
    const tooMany = {
      social: { socialIcons: many(61) },
      customFields: many(51),
    }
    expect(await messageOf(create(tooMany))).toEqual([
      400,
      'La signature compte 61 icônes de réseaux, pour 60 au plus.',
      'signatureData.social.socialIcons',
      'signatureData.customFields',
    ])
    expect(await messageOf(create({ later: 'x'.repeat(99_000) }))).toEqual([
      400,
      expect.stringMatching(/^La signature compte 10\d \d{3} caractères de données, pour 100 000/),
      'signatureData',
    ])
    const body = {
      signatureData: JSON.stringify({ customFields: many(33_000) }),
    }
    const update = admin.client.call('updateTemplate', {
      path: { id: templateId },
      body,
    })
    expect((await messageOf(update))[1]).toContain('33 000 champs personnalisés, pour 50 au plus')
    const wrong = create({
      customFields: Array.from({ length: 30_000 }, () => 1),
    })
    expect((await messageOf(wrong)).slice(2)).toHaveLength(50)
  })

  it('lists, reads and renames stored data beyond the bounds', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const { templates } = host().adapters.repositories.within({
      organisationId,
    })
    const customFields = Array.from({ length: 3000 }, () => ({}))
    const row = await templates.insert({
      id: host().adapters.secrets.id(),
      team_id: null,
      name: 'Ancienne',
      signature_data: completeSignatureData({ customFields }),
      created_at: 1,
      updated_at: 1,
    })

    const path = { id: row.id }
    const renamed = await admin.client.call('updateTemplate', {
      path,
      body: { name: 'Lue' },
    })
    const read = await admin.client.call('getTemplate', { path })
    const list = await admin.client.call('listSignatureTemplates', {
      path: { id: organisationId },
    })

    expect(renamed.name).toBe('Lue')
    expect(JSON.parse(read.signatureData).customFields).toHaveLength(3000)
    expect(list.data).toContainEqual(read)
  })

  it('rejects images that exist only in the browser, or that the organisation does not have', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const create = (data: string) =>
      refusal(
        admin.client.call('createSignatureTemplate', {
          path: { id: organisationId },
          body: { name: 'Image', signatureData: data },
        }),
      )
    const local = { src: 'blob:x', type: 'image/png', width: 10, height: 10, local: true }

    expect(await create(dataText({ logo: { media: local } }))).toMatchObject({
      message: 'signatureData.logo must be a stored image !',
    })
    expect(await create(dataText({ banner: { mediaId: 'ailleurs' } }))).toMatchObject({
      type: 'REFERENCE',
    })
  })

  it('[1.7.30] [2.7.04] adds and lists the templates and campaigns of a team', async () => {
    const { teamAdmin, teamId } = await makeWorld(host())
    const path = { id: teamId }

    const template = await teamAdmin.client.call('createTeamSignature', {
      path,
      body: { name: 'Ventes', signatureData: dataText() },
    })
    const campaign = await teamAdmin.client.call('createTeamCampaign', {
      path,
      body: { name: 'Salon', start_date: 100, end_date: 200, expire: 30 },
    })

    expect(template.team_id).toBe(teamId)
    expect(campaign.team).toEqual({ id: teamId, name: 'Ventes' })
    const templates = await teamAdmin.client.call('listTeamSignatures', { path })
    const campaigns = await teamAdmin.client.call('listTeamCampaigns', { path })
    expect(templates.data).toEqual([template])
    expect(campaigns.data).toEqual([campaign])
  })

  it('[1.7.32] reads, changes and deletes templates and campaigns', async () => {
    const { admin, organisationId, teamId, templateId } = await makeWorld(host())
    await admin.client.call('updateTeam', {
      path: { id: teamId },
      body: { signature_template_id: templateId },
    })
    const campaign = await admin.client.call('createCampaign', {
      path: { id: organisationId },
      body: { name: 'Hiver' },
    })
    const template = { path: { id: templateId } }
    const banner = { path: { id: campaign.id } }

    const image = await admin.client.call('uploadMedia', {
      body: { file: await pngFile(800, 200) },
    })
    const content = { name: 'B', signatureData: dataText({ companyName: 'Été & Fils' }) }
    const plan = {
      banner_id: image.id,
      type: 'large',
      name: 'Printemps',
      start_date: 50,
      end_date: 60,
      expire: 30,
    }

    const rewritten = await admin.client.call('updateTemplate', { ...template, body: content })
    const moved = await admin.client.call('updateCampaign', { ...banner, body: plan })
    expect(await admin.client.call('getTemplate', template)).toEqual(rewritten)
    expect(await admin.client.call('getCampaign', banner)).toEqual(moved)
    await admin.client.call('deleteTemplate', template)
    await admin.client.call('deleteCampaign', banner)

    expect(rewritten.name).toBe('B')
    expect(JSON.parse(rewritten.signatureData)).toEqual(JSON.parse(content.signatureData))
    expect(campaign).not.toMatchObject({ type: plan.type })
    expect(moved).toMatchObject({ ...plan, active: false })
    expect(await refusal(admin.client.call('getTemplate', template))).toMatchObject({ status: 404 })
    expect(await refusal(admin.client.call('getCampaign', banner))).toMatchObject({ status: 404 })
    const team = await admin.client.call('getTeam', { path: { id: teamId } })
    const organisation = await admin.client.call('getOrganisation', {
      path: { id: organisationId },
    })
    expect(team.signature_template_id).toBeNull()
    expect(organisation.signature_template_id).toBeNull()
  })

  it('predicts which templates the users of a template get when it is deleted', async () => {
    const { admin, organisationId, teamId, otherTeamId, templateId, member } =
      await makeWorld(host())
    const path = { id: organisationId }
    const create = async (name: string) =>
      (await admin.client.call('createSignatureTemplate', { path, body: { name } })).id
    const doomed = await create('Salon')
    const sales = await create('Ventes')
    const choose = { signature_template_id: doomed }
    await admin.client.call('updateTeam', { path: { id: otherTeamId }, body: choose })
    await admin.client.call('updateUser', { path: { id: member.id }, body: choose })
    await admin.client.call('updateUser', { path: { id: admin.id }, body: choose })
    await admin.client.call('updateTeam', {
      path: { id: teamId },
      body: { signature_template_id: sales },
    })

    const usage = await admin.client.call('getTemplateUsage', { path: { id: doomed } })

    expect(usage).toMatchObject({
      template_id: doomed,
      is_default: false,
      teams: { data: [{ id: otherTeamId, name: 'Studio' }], total: 1 },
      people: { total: 2 },
      users_count: 3,
      successors: [
        { source: 'organisation', signature_template: { id: templateId }, users_count: 2 },
        { source: 'team', signature_template: { id: sales, name: 'Ventes' }, users_count: 1 },
      ],
    })
    expect(usage.people.data.map(({ name }) => name)).toContain('Zoé member')

    const before = await admin.client.call('listUsers', { path })
    const had = before.data.filter(({ signature }) => signature?.id === doomed)
    await admin.client.call('deleteTemplate', { path: { id: doomed } })
    const after = await admin.client.call('listUsers', { path })
    const got = after.data.filter(({ id }) => had.some((user) => user.id === id))
    const count = (id: string) => got.filter(({ signature }) => signature?.id === id).length
    expect([count(templateId), count(sales)]).toEqual([2, 1])
  })

  it('predicts that users of the company’s default template get no template when it is deleted', async () => {
    const { admin, organisationId, templateId } = await makeWorld(host())

    const usage = await admin.client.call('getTemplateUsage', { path: { id: templateId } })

    expect(usage).toEqual({
      template_id: templateId,
      is_default: true,
      teams: { data: [], total: 0 },
      people: { data: [], total: 0 },
      users_count: 4,
      successors: [{ source: 'none', signature_template: null, users_count: 4 }],
    })
    await admin.client.call('deleteTemplate', { path: { id: templateId } })
    const users = await admin.client.call('listUsers', { path: { id: organisationId } })
    expect(users.data.map(({ signature }) => signature)).toEqual([null, null, null, null])
  })

  it('counts everybody for a team admin, but names only the people in the admin’s team', async () => {
    const { admin, teamAdmin, teamId, otherTeamAdmin, member, templateId } = await makeWorld(host())
    const body = { name: 'Ventes', signatureData: dataText() }
    const { id } = await teamAdmin.client.call('createTeamSignature', {
      path: { id: teamId },
      body,
    })
    for (const person of [member, otherTeamAdmin]) {
      await admin.client.call('updateUser', {
        path: { id: person.id },
        body: { signature_template_id: id },
      })
    }

    const usage = await teamAdmin.client.call('getTemplateUsage', { path: { id } })

    expect(usage.people).toEqual({ data: [{ id: member.id, name: 'Zoé member' }], total: 2 })
    expect(usage.users_count).toBe(2)
    expect(
      await refusal(teamAdmin.client.call('getTemplateUsage', { path: { id: templateId } })),
    ).toMatchObject({ type: 'NOT_FOUND' })
  })

  it("lets a team admin read the company's templates, but not change them", async () => {
    const { teamAdmin, templateId } = await makeWorld(host())
    const path = { id: templateId }

    const template = await teamAdmin.client.call('getTemplate', { path })
    const change = teamAdmin.client.call('updateTemplate', { path, body: { name: 'À moi' } })

    expect(template.id).toBe(templateId)
    expect(await refusal(change)).toMatchObject({ type: 'NOT_FOUND' })
    expect(await refusal(teamAdmin.client.call('deleteTemplate', { path }))).toMatchObject({
      type: 'NOT_FOUND',
    })
  })
}
