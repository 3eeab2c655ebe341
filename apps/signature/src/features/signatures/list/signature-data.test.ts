import type { User } from '@org/api/client'
import { completeSignatureData } from '@org/signature'
import { checkSignature } from '@org/signature/checks'
import { describe, expect, it } from 'vitest'
import { personPreview, previewFor } from './signature-data.ts'

const media = { src: 'https://lueur.example/b.png', width: 600, height: 150, type: 'image/png' }
const nobody = { user: null, organisation: null, logo: null }

const altOf = (banner: object) =>
  previewFor(completeSignatureData({ companyName: 'Maison Lueur', banner }), nobody).banner.media
    ?.alt

describe('the banner of a previewed signature', () => {
  it('gets the company’s name as its alternative text, as on the server', () => {
    expect(altOf({ mediaId: 'b1', media })).toBe('Maison Lueur')
    expect(altOf({ media: { ...media, local: true } })).toBe('Maison Lueur')
  })

  it('keeps its own alternative text', () => {
    expect(altOf({ mediaId: 'b1', media: { ...media, alt: 'Salon d’automne' } })).toBe(
      'Salon d’automne',
    )
  })

  it('gets no alternative text when its image is hosted elsewhere, since the server adds none either', () => {
    expect(altOf({ media })).toBeFalsy()
  })
})

describe('the preview of a person', () => {
  it('has no preview value of the template, and none of the person’s missing ones', () => {
    const typed = {
      firstName: 'Aperçu',
      positionInCompany: 'Poste',
      teamName: 'Équipe',
      phone: '01',
      mobile: '06',
      skype: 'tous',
      email: 'tous@lueur.example',
      address: '1 quai Perrache',
    }
    const user = { first_name: 'Zoé', email: 'zoe@lueur.example', mobile_number: '07' } as User
    const subject = { ...nobody, user }
    expect(personPreview(completeSignatureData(typed), 'Ventes', subject)).toMatchObject({
      firstName: 'Zoé',
      lastName: '',
      positionInCompany: '',
      teamName: 'Ventes',
      phone: '',
      mobile: '07',
      skype: '',
      email: 'zoe@lueur.example',
      address: '1 quai Perrache',
    })
  })
})

describe('the logo of a previewed signature', () => {
  const logo = { src: 'https://lueur.example/l.png', width: 900, height: 450, type: 'image/png' }
  const shown = (data: object) =>
    previewFor(completeSignatureData({ companyName: 'Maison Lueur', ...data }), { ...nobody, logo })
  const codes = async (data: object) => {
    const { findings } = await checkSignature(shown(data))
    return findings.map(({ code }) => code)
  }

  it('is the company’s, with its original proportions and the resolution that the server sends', async () => {
    expect(shown({ logo: { width: 80 } }).logo.media).toEqual({ ...logo, width: 240, height: 120 })
    expect(await codes({ logo: { width: 80 } })).not.toContain('image_too_large')
  })

  it('starts at 120 px, if it is the company’s', () => {
    expect(shown({}).logo).toMatchObject({ width: 120, media: { width: 360 } })
    expect(shown({ logo: { media: logo } }).logo.width).toBe(50)
  })

  it('is not larger than its original', () => {
    expect(shown({ logo: { width: 390 } }).logo.media).toEqual(logo)
  })

  it('keeps its size if it is the signature’s own logo, which the user can make smaller', async () => {
    expect(await codes({ logo: { width: 80, media: logo } })).toContain('image_too_large')
  })
})
