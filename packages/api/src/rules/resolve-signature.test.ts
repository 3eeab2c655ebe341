import {
  completeSignatureData,
  layoutKeys,
  renderSignature,
  type SignatureInput,
} from '@org/signature'
import { describe, expect, it } from 'vitest'
import type { MediaRecord, OrganisationRecord } from '../ports/records.ts'
import {
  personalise,
  resolveShared,
  templateIdOf,
  withCompanyLogoWidth,
} from './resolve-signature.ts'

const organisation: OrganisationRecord = {
  id: 'o',
  product: 'signature',
  name: 'Maison Lueur',
  domain: 'lueur.example',
  address: '14 rue des Lampistes',
  website_url: 'https://lueur.example',
  logo_id: 'logo',
  facebook: 'https://facebook.com/lueur',
  instagram: '',
  twitter: 'https://x.com/lueur',
  linkedin: 'https://linkedin.com/company/lueur',
  disclaimer: '',
  google_play_url: '',
  appstore_url: '',
  country: 'FR',
  has_onboarding: true,
  signature_template_id: null,
  created_at: 0,
  revision: 1,
}

const logo: MediaRecord = {
  id: 'logo',
  organisation_id: 'o',
  name: 'logo.png',
  type: 'image/png',
  width: 300,
  height: 200,
  size: 10,
  created_at: 0,
  revision: 1,
}

const media = new Map([[logo.id, logo]])
const sales = { name: 'Ventes', is_global: false }

function shared(template: SignatureInput, team = sales) {
  const signature_data = completeSignatureData(template)
  return resolveShared({ signature_data }, organisation, team, media)
}

const person = {
  first_name: 'Zoé',
  last_name: 'Fontaine',
  position: 'Architecte',
  email: 'zoe@lueur.example',
  phone_number: '06 12 34 56 78',
  mobile_number: '07 12 34 56 78',
  skype: 'zoe.l',
  linkedIn: '',
}

it("uses the user's template, else the team's, else the organisation's", () => {
  const none = { signature_template_id: null }
  const with_ = (id: string) => ({ signature_template_id: id })

  expect(templateIdOf(with_('u'), with_('t'), with_('o'))).toBe('u')
  expect(templateIdOf(none, with_('t'), with_('o'))).toBe('t')
  expect(templateIdOf(none, none, with_('o'))).toBe('o')
  expect(templateIdOf(none, null, none)).toBeNull()
})

describe('resolveShared', () => {
  it('fills empty company, address, site and logo from the organisation', () => {
    expect(shared({})).toMatchObject({
      companyName: 'Maison Lueur',
      address: '14 rue des Lampistes',
      companyWebsite: 'https://lueur.example',
      logo: {
        mediaId: 'logo',
        media: { id: 'logo', width: 300, height: 200, alt: 'Maison Lueur' },
      },
    })
    expect(
      shared({ companyName: 'Studio', companyWebsite: 'https://studio.example' }),
    ).toMatchObject({
      companyName: 'Studio',
      companyWebsite: 'https://studio.example',
    })
  })

  it('contains the name of the team, except for the global team', () => {
    expect(shared({}).teamName).toBe('Ventes')
    expect(shared({}, { name: 'Tous', is_global: true }).teamName).toBe('')
  })

  it('fills in missing addresses of social icons, but adds no icons', () => {
    const socialIcons = [
      { icon: 'facebook', url: '' },
      { icon: 'x', url: '' },
      { icon: 'linkedin', url: 'https://linkedin.com/company/studio' },
      { icon: 'github', url: '' },
    ]

    const urls = shared({ social: { socialIcons } }).social.socialIcons.map(({ url }) => url)

    expect(urls).toEqual([
      'https://facebook.com/lueur',
      'https://x.com/lueur',
      'https://linkedin.com/company/studio',
      '',
    ])
    expect(shared({}).social.socialIcons).toEqual([])
  })

  it('treats an incomplete address as missing', () => {
    const socialIcons = [
      { icon: 'facebook', url: 'https://www.facebook.com/' },
      { icon: 'youtube', url: 'https://www.youtube.com/@' },
    ]

    const urls = shared({ social: { socialIcons } }).social.socialIcons.map(({ url }) => url)

    expect(urls).toEqual(['https://facebook.com/lueur', ''])
  })

  it('drops a deleted image, but keeps an external one', () => {
    const elsewhere = { src: 'https://cdn.example/b.png', width: 10, height: 5 }

    expect(shared({ banner: { mediaId: 'gone' } }).banner).toMatchObject({
      media: null,
      mediaId: null,
    })
    expect(shared({ banner: { media: elsewhere } }).banner.media).toMatchObject(elsewhere)
  })
})

it.each<[string, SignatureInput['logo'], number]>([
  ['never set', {}, 120],
  ['set', { width: 80 }, 80],
  ['set below the start', { width: 51 }, 51],
  ['of an own logo', { mediaId: 'logo' }, 50],
  ['of a logo elsewhere', { media: { src: 'https://cdn.example/l.png', width: 9, height: 9 } }, 50],
])('shows the company’s logo with a width that was %s', (_, logo, width) => {
  expect(withCompanyLogoWidth(completeSignatureData({ logo }).logo).width).toBe(width)
})

describe('personalise', () => {
  it('replaces the preview values of the template with those of the person', () => {
    const template = {
      firstName: 'Aperçu',
      email: 'apercu@x.example',
      mobile: '07',
      skype: 'equipe',
    }

    expect(personalise(shared(template), person)).toMatchObject({
      firstName: 'Zoé',
      lastName: 'Fontaine',
      positionInCompany: 'Architecte',
      email: 'zoe@lueur.example',
      phone: '06 12 34 56 78',
      mobile: '07 12 34 56 78',
      skype: 'zoe.l',
    })
  })

  it('leaves a field empty if the person has not filled it in', () => {
    const blank = { ...person, first_name: '', position: '', phone_number: '', mobile_number: '' }
    const preview = { firstName: 'Aperçu', phone: '01 02 03 04 05', mobile: '07', skype: 'a' }

    const data = personalise(shared(preview), { ...blank, skype: '' })

    const shown = [data.firstName, data.positionInCompany, data.phone, data.mobile, data.skype]
    expect(shown).toEqual(['', '', '', '', ''])
  })

  it("prefers the person's own LinkedIn page", () => {
    const data = shared({ social: { socialIcons: [{ icon: 'linkedin' }, { icon: 'facebook' }] } })

    const own = personalise(data, { ...person, linkedIn: 'https://linkedin.com/in/zoe' })

    expect(own.social.socialIcons[0]?.url).toBe('https://linkedin.com/in/zoe')
    expect(own.social.socialIcons[1]?.url).toBe('https://facebook.com/lueur')
    expect(personalise(data, person).social.socialIcons[0]?.url).toBe(organisation.linkedin)
  })

  it.each(layoutKeys)('renders the person’s mobile and Skype name in %s', async (layoutKey) => {
    const template = { layoutKey, mobile: '01 02 03 04 05', skype: 'equipe' }
    const rendered = renderSignature(personalise(shared(template), person))
    await expect(`${rendered.html}\n`).toMatchFileSnapshot(`golden/person.${layoutKey}.html`)
    await expect(`${rendered.text}\n`).toMatchFileSnapshot(`golden/person.${layoutKey}.txt`)
  })
})
