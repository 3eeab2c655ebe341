import { expect, it } from 'vitest'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { makeWorld } from '../world.ts'

export function organisationSuite(host: () => ContractHost): void {
  it('[1.7.18] [1.3.04] reads and changes every field of the organisation', async () => {
    const { admin, organisationId, templateId } = await makeWorld(host())
    const path = { id: organisationId }
    const logo = await admin.client.call('uploadMedia', { body: { file: await pngFile(40, 30) } })
    const body = {
      signature_template_id: templateId,
      logo_id: logo.id,
      name: 'Maison Lueur',
      country: 'BE',
      address: '14 rue des Lampistes, Lyon',
      website_url: 'https://maison-lueur.example',
      facebook: 'https://facebook.com/lueur',
      instagram: 'https://instagram.com/lueur',
      twitter: 'https://twitter.com/lueur',
      linkedin: 'https://linkedin.com/company/lueur',
      disclaimer: 'Confidentiel',
      google_play_url: 'https://play.google.com/lueur',
      appstore_url: 'https://apps.apple.com/lueur',
    }

    const changed = await admin.client.call('updateOrganisation', { path, body })

    expect(changed).toMatchObject(body)
    expect(changed.logo).toEqual({ path: logo.path, type: 'image/png' })
    expect(await admin.client.call('getOrganisation', { path })).toEqual(changed)
  })

  it('does not change the domain, and rejects an invalid website address', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const patch = (body: object) =>
      request(host(), `/organisation/${organisationId}`, {
        method: 'PATCH',
        token: admin.token,
        body: JSON.stringify(body),
      })

    const country = await patch({ country: 'France' })
    const domain = await patch({ domain: 'autre.example' })
    const url = await patch({ website_url: 'javascript:alert(1)' })

    expect(await country.json()).toMatchObject({ message: 'country must be a country !' })
    expect(await domain.json()).toMatchObject({ domain: 'atelier.example', country: 'FR' })
    expect(await url.json()).toMatchObject({ message: 'website_url must be a url !' })
  })

  it('requires a name with visible characters', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const { name } = await admin.client.call('getOrganisation', { path })

    for (const empty of ['', '  ', '\u200b']) {
      const response = await request(host(), `/organisation/${organisationId}`, {
        method: 'PATCH',
        token: admin.token,
        body: JSON.stringify({ name: empty }),
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ message: 'name must be a string !' })
    }
    expect(await admin.client.call('getOrganisation', { path })).toMatchObject({ name })
  })

  it('[1.7.19] [2.3.35] permanently marks the organisation as onboarded', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }

    const fresh = await admin.client.call('getOrganisation', { path })
    expect(fresh).toMatchObject({ id: organisationId, has_onboarding: false })
    const first = await admin.client.call('setOnboarding', { path })
    const second = await admin.client.call('setOnboarding', { path })

    expect(first.has_onboarding).toBe(true)
    expect(second).toEqual(first)
  })

  it('hides an organisation from people of another one', async () => {
    const { stranger, organisationId } = await makeWorld(host())
    const path = { id: organisationId }

    const errors = await Promise.all([
      refusal(stranger.client.call('getOrganisation', { path })),
      refusal(stranger.client.call('updateOrganisation', { path, body: { name: 'Pris' } })),
      refusal(stranger.client.call('listUsers', { path })),
    ])

    expect(errors.map((error) => error.type)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  })
}
