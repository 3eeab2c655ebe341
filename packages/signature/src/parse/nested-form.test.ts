import { describe, expect, it } from 'vitest'
import { parseSignatureData } from './parse-signature-data.ts'

const read = (value: object) => {
  const parsed = parseSignatureData(JSON.stringify(value))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.data
}

const person = {
  first_name: 'Zoé',
  last_name: 'Lefèvre',
  position: 'Juriste',
  phone_number: '06 12 34 56 78',
  email: 'zoe@exemple.fr',
}

const company = {
  name: 'Exemple & Cie',
  address: '3 place du Parlement, Rennes',
  website_url: 'https://exemple.fr',
  facebook: 'https://www.facebook.com/exemple',
  linkedin: 'https://www.linkedin.com/company/exemple',
  disclaimer: 'Message confidentiel',
  appstore_url: 'https://apps.apple.com/app/id1',
  logo: { path: 'https://exemple.fr/logo.png', type: 'image/png' },
  logo_id: 'm1',
}

const flat = {
  schemaVersion: 1,
  firstName: 'Zoé',
  lastName: 'Lefèvre',
  positionInCompany: 'Juriste',
  phone: '06 12 34 56 78',
  email: 'zoe@exemple.fr',
  companyName: 'Exemple & Cie',
  address: '3 place du Parlement, Rennes',
  companyWebsite: 'https://exemple.fr',
  teamName: 'Droit social',
}

describe('the older nested form', () => {
  it.each([
    { personal: person, company, team: { name: 'Droit social' } },
    { user: person, organisation: company, team: { name: 'Droit social' } },
  ])('is converted to the flat form', (nested) => {
    expect(read(nested)).toMatchObject(flat)
  })

  it('keeps logo, banner, networks and legal notice', () => {
    const data = read({ company, banner: { mediaId: 'm2' } })
    expect(data.logo).toMatchObject({
      mediaId: 'm1',
      media: { src: 'https://exemple.fr/logo.png' },
    })
    expect(data.banner.mediaId).toBe('m2')
    expect(data.social.socialIcons.map(({ icon }) => icon)).toEqual([
      'facebook',
      'linkedin',
      'appstore',
    ])
    expect(data.addons.disclaimer).toMatchObject({
      enabled: true,
      order: 0,
      data: { key: 'custom', text: 'Message confidentiel' },
    })
  })

  it('prefers the person’s own LinkedIn address', () => {
    const own = 'https://www.linkedin.com/in/zoe'
    const { socialIcons } = read({ user: { ...person, linkedIn: own }, company }).social
    expect(socialIcons.find(({ icon }) => icon === 'linkedin')?.url).toBe(own)
  })

  it('keeps fields that have no place in the flat form', () => {
    const data = read({ user: { ...person, picture_id: 'p1' }, company, notes: ['a'] })
    expect(data).toMatchObject({ user: { picture_id: 'p1' }, notes: ['a'] })
    expect(data).not.toHaveProperty('company')
    expect(read(data)).toEqual(data)
  })

  it('prefers existing flat fields', () => {
    const data = read({
      user: person,
      firstName: 'Léa',
      social: { caption: 'Suivez-nous' },
      company,
    })
    expect(data.firstName).toBe('Léa')
    expect(data.social).toMatchObject({ caption: 'Suivez-nous', socialIcons: [] })
  })

  it('treats empty fields as missing', () => {
    expect(read({ user: { first_name: '', last_name: null }, company: {} })).toMatchObject({
      firstName: '',
      lastName: '',
      companyName: '',
    })
  })
})
