import { expect, it } from 'vitest'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { dataText, makeWorld } from '../world.ts'

export function templatesSuite(host: () => ContractHost): void {
  it('[1.7.23] [1.3.06] adds a template and lists them, data as a JSON string', async () => {
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

  it('[1.3.07] reads the older nested form, whose banner carries a mediaId', async () => {
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

  it('keeps keys of the data that it does not know', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const data = { ...JSON.parse(dataText()), later: { key: ['value'] } }

    const template = await admin.client.call('createSignatureTemplate', {
      path: { id: organisationId },
      body: { name: 'Futur', signatureData: JSON.stringify(data) },
    })

    expect(JSON.parse(template.signatureData)).toMatchObject({ later: { key: ['value'] } })
  })

  it('requires a name and readable data', async () => {
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

  it('refuses images that are stored in this browser only, or belong to somebody else', async () => {
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

  it('[1.7.30] adds and lists the templates and campaigns of a team', async () => {
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

    const renamed = await admin.client.call('updateTemplate', { ...template, body: { name: 'B' } })
    const moved = await admin.client.call('updateCampaign', {
      ...banner,
      body: { start_date: 50, end_date: 60 },
    })
    await admin.client.call('deleteTemplate', template)
    await admin.client.call('deleteCampaign', banner)

    expect(renamed.name).toBe('B')
    expect(moved).toMatchObject({ name: 'Hiver', start_date: 50, end_date: 60, active: false })
    expect(await refusal(admin.client.call('getTemplate', template))).toMatchObject({ status: 404 })
    expect(await refusal(admin.client.call('getCampaign', banner))).toMatchObject({ status: 404 })
    const team = await admin.client.call('getTeam', { path: { id: teamId } })
    const organisation = await admin.client.call('getOrganisation', {
      path: { id: organisationId },
    })
    expect(team.signature_template_id).toBeNull()
    expect(organisation.signature_template_id).toBeNull()
  })

  it('lets a team admin read the company templates but change none', async () => {
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
