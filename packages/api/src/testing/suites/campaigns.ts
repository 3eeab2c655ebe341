import { expect, it } from 'vitest'
import type { Filter } from '../../contract/filter.ts'
import { inspectImage } from '../../media/inspect-image.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { dataText, makeWorld, type World } from '../world.ts'

async function uploadBanner({ admin }: World): Promise<string> {
  const media = await admin.client.call('uploadMedia', { body: { file: await pngFile(800, 200) } })
  return media.id
}

/** Requests a person's banner address as a mail client does. */
async function openBanner(host: ContractHost, world: World) {
  const user = await host.adapters.repositories.accounts.byId(world.member.id)
  return request(host, `/user/${user?.banner_key}/banner`, { headers: { Accept: 'image/*' } })
}

/** Opens the link of a person's banner: the status, the page that it leads to and its lifetime. */
async function openLink(host: ContractHost, world: World) {
  const { signature } = await world.member.client.call('getInstallSignature', {
    path: { key: 'me' },
  })
  const { banner } = JSON.parse(signature?.signatureData ?? '')
  const answer = await host.fetch(banner.url, { redirect: 'manual' })
  const { status, headers } = answer
  return {
    address: banner.url,
    version: signature?.version,
    status,
    page: headers.get('location'),
    lifetime: headers.get('cache-control'),
  }
}

export function campaignsSuite(host: () => ContractHost): void {
  it('[1.7.24] [1.3.08] [1.3.10] adds a campaign with its banner, and lists the campaigns', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, globalTeamId } = world
    const path = { id: organisationId }
    const now = host().clock.now()
    const body = {
      banner_id: await uploadBanner(world),
      type: 'large',
      name: 'Salon',
      start_date: now - 10,
      end_date: now + 1000,
      expire: 120,
    }

    const campaign = await admin.client.call('createCampaign', { path, body })
    const list = await admin.client.call('listCampaigns', { path })

    expect(campaign).toMatchObject({
      ...body,
      id: expect.stringMatching(/./) as string,
      active: true,
      team_id: globalTeamId,
      team: { id: globalTeamId, name: expect.stringMatching(/./) as string },
      banner: { path: expect.stringContaining(body.banner_id) as string, type: 'image/png' },
    })
    expect(list).toEqual({ data: [campaign], total: 1 })
  })

  it('filters, searches and orders the campaigns', async () => {
    const { admin, organisationId, teamId, otherTeamId } = await makeWorld(host())
    for (const [id, name, start_date] of [
      [teamId, 'Salon de Lyon', 300],
      [teamId, 'Vœux', 100],
      [otherTeamId, 'Salon de Paris', 200],
    ] as const) {
      await admin.client.call('createTeamCampaign', { path: { id }, body: { name, start_date } })
    }
    const list = async (filter: Filter) => {
      const call = { path: { id: organisationId }, query: { filter } }
      const { data, total } = await admin.client.call('listCampaigns', call)
      return [total, ...data.map(({ name }) => name)]
    }

    expect(await list({ where: { team_id: teamId }, order: 'start_date' })).toEqual([
      2,
      'Vœux',
      'Salon de Lyon',
    ])
    expect(await list({ search: 'salon', order: '-start_date', limit: 1 })).toEqual([
      2,
      'Salon de Lyon',
    ])
  })

  it('[1.3.09] makes a new campaign small by default', async () => {
    const { admin, organisationId } = await makeWorld(host())

    const campaign = await admin.client.call('createCampaign', {
      path: { id: organisationId },
      body: { name: 'Sans type' },
    })

    expect(campaign.type).toBe('small')
  })

  it('[1.5.10] requires a name, and valid dates and durations in whole seconds', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const post = async (body: object) => {
      const response = await request(host(), `/organisation/${organisationId}/campaigns`, {
        method: 'POST',
        token: admin.token,
        body: JSON.stringify(body),
      })
      return response.json()
    }

    expect(await post({})).toMatchObject({ message: 'name must be a string !' })
    for (const field of ['start_date', 'end_date', 'expire']) {
      const message = `${field} must be a integer !`
      expect(await post({ name: 'A', [field]: 1.5 })).toMatchObject({ message })
      expect(await post({ name: 'A', [field]: 'demain' })).toMatchObject({ message })
    }
    for (const date of [-1, 253_402_300_800, 9e15]) {
      expect(await post({ name: 'A', start_date: date })).toMatchObject({ type: 'VALIDATION' })
    }
    expect(await post({ name: 'A', start_date: 20, end_date: 10 })).toMatchObject({
      message: 'end_date must be a date after start_date !',
    })
  })

  it('[1.7.14] returns the current banner as JSON when JSON is requested', async () => {
    const world = await makeWorld(host())
    const campaign = await world.admin.client.call('createTeamCampaign', {
      path: { id: world.teamId },
      body: { name: 'Salon', banner_id: await uploadBanner(world), expire: 45 },
    })

    const banner = await world.member.client.call('getUserBanner', {
      path: { id: world.member.id },
    })

    expect(banner).toMatchObject({ campaign_id: campaign.id, width: 400, height: 100, expire: 45 })
    expect(banner.path).toContain('/api/media/')
  })

  it('redirects a mail client to the image, fitted into the reserved box', async () => {
    const world = await makeWorld(host())
    await world.admin.client.call('createTeamCampaign', {
      path: { id: world.teamId },
      body: { name: 'Salon', banner_id: await uploadBanner(world) },
    })

    const answer = await openBanner(host(), world)
    const location = answer.headers.get('location') ?? ''
    const image = await host().fetch(location)

    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(location).toMatch(/\?w=800&h=200&r=0&s=[^&]+&k=banner$/)
    expect(image.status).toBe(200)
    expect(image.headers.get('content-type')).toMatch(/^image\//)
  })

  it('returns a PNG of the same size as the reserved box when no campaign is current', async () => {
    const world = await makeWorld(host())

    const answer = await openBanner(host(), world)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const header = inspectImage(new Uint8Array(await answer.arrayBuffer()))
    expect([header?.width, header?.height]).toEqual([400, 100])
  })

  it('leads to the page of the campaign, the template or the company, without a new version', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId, templateId } = world
    const body = { name: 'Salon', banner_id: await uploadBanner(world), expire: 30 }
    const { id } = await admin.client.call('createTeamCampaign', { path: { id: teamId }, body })
    const open = () => {
      host().clock.advance(31)
      return openLink(host(), world)
    }
    const setTemplate = (url: string) =>
      admin.client.call('updateTemplate', {
        path: { id: templateId },
        body: { signatureData: dataText({ banner: { url } }) },
      })
    const setCampaign = (link_url: string) =>
      admin.client.call('updateCampaign', { path: { id }, body: { link_url } })

    expect(await open()).toMatchObject({ status: 204, page: null, lifetime: 'public, max-age=30' })
    const site = { path: { id: organisationId }, body: { website_url: 'www.atelier.example/été' } }
    await admin.client.call('updateOrganisation', site)
    const company = 'https://www.atelier.example/%C3%A9t%C3%A9'
    expect(await open()).toMatchObject({ status: 302, page: company })
    await setTemplate('mailto:salon@atelier.example')
    expect((await open()).page).toBe(company)
    await setTemplate('https://atelier.example/offre')
    const ofTemplate = await open()
    expect(ofTemplate.page).toBe('https://atelier.example/offre')
    expect((await setCampaign(' salon.example/stand?n=1 ')).link_url).toBe(
      'salon.example/stand?n=1',
    )
    // Within the banner's lifetime, both stay as they are.
    expect((await openLink(host(), world)).page).toBe(ofTemplate.page)
    expect(await open()).toEqual({
      ...ofTemplate,
      page: 'https://salon.example/stand?n=1',
      lifetime: 'public, max-age=30',
    })
    await setCampaign('')
    expect(await open()).toEqual(ofTemplate)
    for (const link of ['javascript:alert(1)', 'mailto:a@b.example', 'une page'])
      await expect(setCampaign(link)).rejects.toMatchObject({ type: 'VALIDATION' })
  })

  it('starts and ends campaigns without changing the banner address', async () => {
    const world = await makeWorld(host())
    const now = host().clock.now()
    await world.admin.client.call('createTeamCampaign', {
      path: { id: world.teamId },
      body: {
        name: 'Demain',
        banner_id: await uploadBanner(world),
        start_date: now + 3600,
        end_date: now + 7200,
      },
    })
    const statuses: number[] = []
    for (const seconds of [0, 3600, 3600]) {
      host().clock.advance(seconds)
      statuses.push((await openBanner(host(), world)).status)
    }

    expect(statuses).toEqual([200, 302, 200])
  })

  it('shows a newly selected campaign once the cache lifetime of the previous banner has passed', async () => {
    const world = await makeWorld(host())
    const { admin, teamId } = world
    const add = async (name: string) => {
      const body = { name, banner_id: await uploadBanner(world), expire: 20 }
      return admin.client.call('createTeamCampaign', { path: { id: teamId }, body })
    }
    await add('Avant')
    const before = (await openBanner(host(), world)).headers.get('location')
    host().clock.advance(5)
    const { id } = await add('Après')
    await admin.client.call('updateTeam', { path: { id: teamId }, body: { campaign_id: id } })

    const kept = await openBanner(host(), world)
    const age = Number(/max-age=(\d+)/.exec(kept.headers.get('cache-control') ?? '')?.[1])
    host().clock.advance(age)
    const next = await openBanner(host(), world)

    expect(kept.headers.get('location')).toBe(before)
    expect(age).toBeLessThanOrEqual(15)
    expect(next.headers.get('location')).not.toBe(before)
  })

  it("prefers the campaign that the team selected, then the team's other campaigns, then the global team's", async () => {
    const world = await makeWorld(host())
    const { admin, teamId, globalTeamId, member } = world
    const add = async (id: string, name: string, start: number) => {
      const body = { name, banner_id: await uploadBanner(world), start_date: start }
      return admin.client.call('createTeamCampaign', { path: { id }, body })
    }
    const current = async () => {
      host().clock.advance(301)
      const banner = await member.client.call('getUserBanner', { path: { id: member.id } })
      return banner.campaign_id
    }

    const global = await add(globalTeamId, 'Société', 30)
    expect(await current()).toBe(global.id)
    const older = await add(teamId, 'Ancienne', 10)
    const newer = await add(teamId, 'Récente', 20)
    expect(await current()).toBe(newer.id)
    await admin.client.call('updateTeam', { path: { id: teamId }, body: { campaign_id: older.id } })
    expect(await current()).toBe(older.id)
    const foreign = await add(world.otherTeamId, 'Du studio', 5)
    await admin.client.call('updateTeam', {
      path: { id: teamId },
      body: { campaign_id: foreign.id },
    })
    expect(await current()).toBe(foreign.id)
  })

  it('skips a campaign without an image unless it is meant to show nothing', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, globalTeamId, member } = world
    const add = (id: string, name: string, banner_id: string | null) =>
      admin.client.call('createTeamCampaign', { path: { id }, body: { name, banner_id } })
    const current = async () => {
      host().clock.advance(301)
      return member.client.call('getUserBanner', { path: { id: member.id } })
    }

    const global = await add(globalTeamId, 'Société', await uploadBanner(world))
    const empty = await add(teamId, 'Sans image', null)
    expect(empty.shows_nothing).toBe(false)
    expect((await current()).campaign_id).toBe(global.id)
    const path = { id: empty.id }
    await admin.client.call('updateCampaign', { path, body: { shows_nothing: true } })
    expect(await current()).toMatchObject({ campaign_id: empty.id, path: null })
  })

  it('hides even the template’s own banner during a campaign that is meant to show nothing', async () => {
    const world = await makeWorld(host())
    const { admin, teamId, templateId, member } = world
    const mediaId = await uploadBanner(world)
    const media = { type: 'image/png', src: '', width: 800, height: 200 }
    const body = { signatureData: dataText({ banner: { media, mediaId, width: 400 } }) }
    await admin.client.call('updateTemplate', { path: { id: templateId }, body })
    const current = async () => {
      host().clock.advance(301)
      const banner = await member.client.call('getUserBanner', { path: { id: member.id } })
      return banner.path
    }

    expect(await current()).toContain(mediaId)
    const call = { path: { id: teamId }, body: { name: 'Deuil', shows_nothing: true } }
    const { id } = await admin.client.call('createTeamCampaign', call)
    expect(await current()).toBeNull()
    await admin.client.call('deleteCampaign', { path: { id } })
    expect(await current()).toContain(mediaId)
  })

  it('moves a campaign to another team only for an administrator', async () => {
    const { admin, teamAdmin, teamId, otherTeamId } = await makeWorld(host())
    const { globalTeamId: foreignTeamId } = await makeWorld(host())
    const call = { path: { id: teamId }, body: { name: 'Salon' } }
    const path = { id: (await admin.client.call('createTeamCampaign', call)).id }
    const move = (of: typeof admin, team_id: string) =>
      of.client.call('updateCampaign', { path, body: { team_id } })

    await expect(move(teamAdmin, otherTeamId)).rejects.toMatchObject({ type: 'FORBIDDEN' })
    await expect(move(admin, foreignTeamId)).rejects.toMatchObject({ type: 'REFERENCE' })
    expect(await move(admin, otherTeamId)).toMatchObject({ team_id: otherTeamId })
    const gone = teamAdmin.client.call('getCampaign', { path })
    await expect(gone).rejects.toMatchObject({ type: 'NOT_FOUND' })
  })

  it('removes a deleted campaign from another team that selected it', async () => {
    const { admin, teamAdmin, teamId, otherTeamId } = await makeWorld(host())
    const campaign = await admin.client.call('createTeamCampaign', {
      path: { id: teamId },
      body: { name: 'Partagée' },
    })
    const other = { id: otherTeamId }
    await admin.client.call('updateTeam', { path: other, body: { campaign_id: campaign.id } })

    await teamAdmin.client.call('deleteCampaign', { path: { id: campaign.id } })

    expect((await admin.client.call('getTeam', { path: other })).campaign_id).toBeNull()
  })

  it('shows an external banner from its own address, and does not redirect to it', async () => {
    const world = await makeWorld(host())
    const { admin, member, organisationId, templateId } = world
    const src = 'https://ailleurs.example/bannière€.png'
    const media = { type: 'image/png', src, width: 800, height: 200 }
    const url = 'https://ailleurs.example/page'
    const body = { signatureData: dataText({ banner: { media, width: 400, url } }) }
    await admin.client.call('updateTemplate', { path: { id: templateId }, body })
    const shown = () => member.client.call('getInstallSignature', { path: { key: 'me' } })

    const before = await shown()
    const answers = [await openBanner(host(), world), await openBanner(host(), world)]
    await admin.client.call('createCampaign', {
      path: { id: organisationId },
      body: { name: 'Salon', banner_id: await uploadBanner(world) },
    })
    const during = await shown()

    expect(before.banner_url).toBe('')
    expect(before.signature?.signatureData).toContain(src)
    expect(before.signature?.signatureData).toContain(url)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.headers.get('content-type')).toBe('image/png')
    expect(during.signature?.signatureData).toContain(during.banner_url)
    expect(during.signature?.signatureData).not.toContain('ailleurs.example')
  })

  it('returns no banner and no link for an unknown key', async () => {
    for (const path of ['/user/personne/banner', '/user/personne/banner/link'])
      expect((await request(host(), path)).status).toBe(404)
  })
}
