import { expect, it } from 'vitest'
import { clientOf, refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { dataText, makeWorld } from '../world.ts'

const info = {
  first_name: 'Zoé',
  last_name: 'Fontaine',
  position: 'Architecte',
  phone_number: '06 12 34 56 78',
}

export function installSuite(host: () => ContractHost): void {
  it('[1.7.11] [1.7.35] returns the signature, user, company and team to anyone with the link', async () => {
    const { member, templateId, teamId } = await makeWorld(host())

    const data = await clientOf(host(), null).call('getInstallSignature', {
      path: { key: member.installKey },
      query: { signatureversion: 'ancienne' },
    })

    expect(data.signature).toMatchObject({ id: templateId, name: 'Signature de la société' })
    expect(data.user).toMatchObject({ email: member.email, last_name: 'member' })
    expect(data.company).toMatchObject({ name: 'Atelier' })
    expect(data.team).toEqual({ id: teamId, name: 'Ventes' })
    const me = await member.client.call('getInstallSignature', { path: { key: 'me' } })
    expect(me).toEqual(data)
  })

  it('returns an error for an unknown link, and code 105 for `me` without a session', async () => {
    const client = clientOf(host(), null)
    const read = (key: string) => refusal(client.call('getInstallSignature', { path: { key } }))

    expect(await read('personne')).toMatchObject({
      status: 404,
      message: "Ce lien d'installation n'existe plus",
    })
    expect(await read('me')).toMatchObject({ code: 105 })
  })

  it('merges the values of the person, the template, the team and the organisation', async () => {
    const { admin, member, teamId, organisationId } = await makeWorld(host())
    const logo = await admin.client.call('uploadMedia', { body: { file: await pngFile(300, 150) } })
    await admin.client.call('updateOrganisation', {
      path: { id: organisationId },
      body: {
        logo_id: logo.id,
        address: '14 rue des Lampistes',
        website_url: 'https://lueur.example',
        linkedin: 'https://linkedin.com/company/lueur',
        facebook: 'https://facebook.com/lueur',
      },
    })
    const template = await admin.client.call('createTeamSignature', {
      path: { id: teamId },
      body: {
        name: 'Ventes',
        signatureData: dataText({
          firstName: 'Aperçu',
          phone: '01 00 00 00 00',
          mobile: '07 00 00 00 00',
          skype: 'apercu',
          companyWebsite: 'https://ventes.example',
          logo: { width: 100, radius: 10 },
          social: { socialIcons: [{ icon: 'linkedin' }, { icon: 'facebook' }] },
          customFields: [{ key: 'Bureau', value: '12', url: '' }],
        }),
      },
    })
    await admin.client.call('updateTeam', {
      path: { id: teamId },
      body: { signature_template_id: template.id },
    })
    await member.client.call('updateUser', {
      path: { id: 'me' },
      body: { ...info, linkedIn: 'https://linkedin.com/in/zoe' },
    })

    const install = await member.client.call('getInstallSignature', { path: { key: 'me' } })

    // The preview values of the template reach nobody, but tell that it shows a mobile number.
    expect(install.shows_mobile).toBe(true)
    const data = JSON.parse(install.signature?.signatureData ?? '')
    expect(data).toMatchObject({
      firstName: 'Zoé',
      lastName: 'Fontaine',
      positionInCompany: 'Architecte',
      email: member.email,
      phone: '06 12 34 56 78',
      mobile: '',
      skype: '',
      companyName: 'Atelier',
      address: '14 rue des Lampistes',
      companyWebsite: 'https://ventes.example',
      teamName: 'Ventes',
      customFields: [{ key: 'Bureau', value: '12' }],
    })
    const urls = data.social.socialIcons.map((icon: { url: string }) => icon.url)
    expect(urls).toEqual(['https://linkedin.com/in/zoe', 'https://facebook.com/lueur'])
    expect(data.logo.media.src).toMatch(/\/file\?w=208&h=104&r=21&s=[^&]+&k=logo$/)
    const image = await host().fetch(data.logo.media.src)
    expect(image.status).toBe(200)

    const body = { signatureData: dataText({}) }
    await admin.client.call('updateTemplate', { path: { id: template.id }, body })
    const { signature } = await member.client.call('getInstallSignature', { path: { key: 'me' } })
    expect(JSON.parse(signature?.signatureData ?? '').logo.width).toBe(120)
  })

  it("returns the addresses of the banner and its link but not the person's id to the install page, and no banner key with the person", async () => {
    const { admin, member, organisationId } = await makeWorld(host())
    const banner = await admin.client.call('uploadMedia', { body: { file: await pngFile(80, 20) } })
    await admin.client.call('createCampaign', {
      path: { id: organisationId },
      body: { name: 'Partout', banner_id: banner.id },
    })
    const stored = await host().adapters.repositories.accounts.byId(member.id)
    const key = stored?.banner_key ?? ''

    const install = await member.client.call('getInstallSignature', { path: { key: 'me' } })
    const user = await member.client.call('getUser', { path: { id: 'me' } })

    expect(install.banner_url).toBe(`${install.public_url}/api/user/${key}/banner`)
    const { banner: shown } = JSON.parse(install.signature?.signatureData ?? '')
    expect(shown.media.src).toBe(install.banner_url)
    expect(shown.url).toBe(`${install.banner_url}/link`)
    expect(JSON.stringify(install)).not.toContain(member.id)
    expect(JSON.stringify(user)).not.toContain(key)
  })

  it('[1.7.12] saves only the personal fields through the link', async () => {
    const { admin, member } = await makeWorld(host())

    const response = await request(host(), `/user/install-signature/${member.installKey}`, {
      method: 'POST',
      body: JSON.stringify({ ...info, email: 'pris@ailleurs.example', role: 'admin' }),
    })

    expect(await response.json()).toMatchObject({ user: { ...info, email: member.email } })
    const user = await admin.client.call('getUser', { path: { id: member.id } })
    expect(user).toMatchObject({ ...info, role: 'member', email: member.email })
    expect(user.info_updated_at).toBeGreaterThan(0)
  })

  it('[1.5.12] saves a single field, and changes nothing if the body is empty', async () => {
    const { admin, member } = await makeWorld(host())
    const path = { key: 'me' }
    const before = await admin.client.call('getUser', { path: { id: member.id } })

    for (const [field, value] of Object.entries(info)) {
      const { user } = await member.client.call('saveInstallInfo', {
        path,
        body: { [field]: value },
      })
      expect(user).toMatchObject({ [field]: value })
    }
    const { user } = await member.client.call('saveInstallInfo', { path, body: {} })
    const after = await admin.client.call('getUser', { path: { id: member.id } })

    expect(after).toMatchObject({ ...info, email: before.email, revision: before.revision + 4 })
    expect(user).toMatchObject(info)
  })

  it('saves a mobile number, which the signature then shows, and removes it again', async () => {
    const { member } = await makeWorld(host())
    const path = { key: 'me' }
    const save = (mobile_number: string) =>
      member.client.call('saveInstallInfo', { path, body: { mobile_number } })
    const { shows_mobile } = await member.client.call('getInstallSignature', { path })
    expect(shows_mobile).toBe(false)

    const saved = await save('+49 1512 3456789')
    expect(saved).toMatchObject({ shows_mobile: true, user: { mobile_number: '+49 1512 3456789' } })
    const data = JSON.parse(saved.signature?.signatureData ?? '')
    expect(data.mobile).toBe('+49 1512 3456789')
    expect(await refusal(save('01 84 60 21 47'))).toMatchObject({
      message: 'mobile_number must be a mobile phone !',
    })
    expect((await save('')).user.mobile_number).toBe('')
  })

  it('rejects a blank field, and a phone number that is not a mobile number', async () => {
    const { member } = await makeWorld(host())
    const save = async (body: object) => {
      const response = await request(host(), '/user/install-signature/me', {
        method: 'POST',
        token: member.token,
        body: JSON.stringify(body),
      })
      return { status: response.status, ...((await response.json()) as { message: string }) }
    }

    for (const field of Object.keys(info)) {
      const message = `${field} must be a string !`
      expect(await save({ ...info, [field]: ' ' })).toMatchObject({ status: 400, message })
    }
    for (const phone of ['01 23 45 67 89', '06 12', '+44 6 12 34 56 78']) {
      const message = 'phone_number must be a mobile phone !'
      expect(await save({ ...info, phone_number: phone })).toMatchObject({ status: 400, message })
    }
    for (const phone of ['+33 6-12.34 56 78', '+49 1512 3456789']) {
      expect(await save({ ...info, phone_number: phone })).toMatchObject({ status: 200 })
    }
  })

  it('[1.7.13] [1.7.36] marks the signature as installed only once', async () => {
    const { admin, member } = await makeWorld(host())
    const client = clientOf(host(), null)
    const path = { id: member.id }
    const page = { key: member.installKey }

    const first = await client.call('markInstalled', { path: page })
    const { installed_at: at } = await admin.client.call('getUser', { path })
    host().clock.advance(60)
    await client.call('markInstalled', { path: page })

    expect(first).toEqual({ success: true, is_deployed: true })
    const user = await admin.client.call('getUser', { path })
    expect(user).toMatchObject({ is_deployed: true, has_old_version: false, installed_at: at })
  })

  it('records the version that the page showed, even if it has become outdated', async () => {
    const { admin, member } = await makeWorld(host())
    const client = clientOf(host(), null)
    const path = { id: member.id }
    const page = { key: member.installKey }
    const shown = await client.call('getInstallSignature', { path: page })
    const query = { signatureversion: shown.signature?.version }
    await admin.client.call('updateUser', { path, body: { position: 'Promue' } })

    const old = await client.call('markInstalled', { path: page, query })
    const between = await admin.client.call('getUser', { path })
    const current = await client.call('markInstalled', { path: page })
    const again = await client.call('markInstalled', { path: page, query })

    expect(old.is_deployed).toBe(false)
    expect(between).toMatchObject({ is_deployed: false, has_old_version: true })
    expect([current.is_deployed, again.is_deployed]).toEqual([true, true])
  })

  it('reports an older version after a change, but not after the change is undone', async () => {
    const { admin, member, templateId } = await makeWorld(host())
    const path = { id: member.id }
    await clientOf(host(), null).call('markInstalled', { path: { key: member.installKey } })
    const before = await admin.client.call('getUser', { path })
    const rename = (companyName: string) =>
      admin.client.call('updateTemplate', {
        path: { id: templateId },
        body: { signatureData: dataText({ ...JSON.parse(dataText()), companyName }) },
      })

    await rename('Nouveau nom')
    const after = await admin.client.call('getUser', { path })
    const page = await clientOf(host(), null).call('getInstallSignature', {
      path: { key: member.installKey },
    })
    expect(page.user).toMatchObject({ is_deployed: false, has_old_version: true })
    await rename('')
    const back = await admin.client.call('getUser', { path })

    expect(after).toMatchObject({ is_deployed: false, has_old_version: true })
    expect(after.signature?.version).not.toBe(before.signature?.version)
    expect(back.signature?.version).toBe(before.signature?.version)
    expect(back.is_deployed).toBe(true)
  })

  it("keeps the version when campaigns, other people's names or preview values change", async () => {
    const { admin, member, teamAdmin, organisationId, templateId } = await makeWorld(host())
    const version = async () => {
      const user = await admin.client.call('getUser', { path: { id: member.id } })
      return user.signature?.version
    }
    const before = await version()

    await admin.client.call('createCampaign', { path: { id: organisationId }, body: { name: 'X' } })
    await admin.client.call('updateUser', {
      path: { id: teamAdmin.id },
      body: { first_name: 'Autre' },
    })
    const preview = { ...JSON.parse(dataText()), firstName: 'Autre aperçu', phone: '0102030405' }
    await admin.client.call('updateTemplate', {
      path: { id: templateId },
      body: { signatureData: JSON.stringify(preview) },
    })

    expect(await version()).toBe(before)
  })

  it('limits how often a link can be read', async () => {
    const { member } = await makeWorld(host())
    const client = clientOf(host(), null)
    const read = () => client.call('getInstallSignature', { path: { key: member.installKey } })
    for (let time = 0; time < 120; time += 1) await read()

    expect(await refusal(read())).toMatchObject({ type: 'TOO_MANY' })
  })
}
