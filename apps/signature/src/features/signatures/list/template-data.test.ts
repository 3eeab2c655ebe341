import { completeSignatureData } from '@org/signature'
import { checkSignature } from '@org/signature/checks'
import { describe, expect, it } from 'vitest'
import { previewFor } from './template-data.ts'

const media = { src: 'https://lueur.example/b.png', width: 600, height: 150, type: 'image/png' }
const nobody = { user: null, organisation: null, logo: null }

const altOf = (banner: object) =>
  previewFor(completeSignatureData({ companyName: 'Maison Lueur', banner }), nobody).banner.media
    ?.alt

describe('the banner of a previewed template', () => {
  it('is named after the company, as the server does it', () => {
    expect(altOf({ mediaId: 'b1', media })).toBe('Maison Lueur')
    expect(altOf({ media: { ...media, local: true } })).toBe('Maison Lueur')
  })

  it('keeps a text of its own', () => {
    expect(altOf({ mediaId: 'b1', media: { ...media, alt: 'Salon d’automne' } })).toBe(
      'Salon d’automne',
    )
  })

  it('has no name where it is stored elsewhere, since the server leaves it as it is', () => {
    expect(altOf({ media })).toBeFalsy()
  })
})

describe('the logo of a previewed template', () => {
  const logo = { src: 'https://lueur.example/l.png', width: 900, height: 450, type: 'image/png' }
  const shown = (data: object) =>
    previewFor(completeSignatureData({ companyName: 'Maison Lueur', ...data }), { ...nobody, logo })
  const codes = async (data: object) => {
    const { findings } = await checkSignature(shown(data))
    return findings.map(({ code }) => code)
  }

  it('is the company’s with the pixels that the server sends, in its proportions', async () => {
    expect(shown({ logo: { width: 80 } }).logo.media).toEqual({ ...logo, width: 240, height: 120 })
    expect(await codes({ logo: { width: 80 } })).not.toContain('image_too_large')
  })

  it('is not larger than it is stored', () => {
    expect(shown({ logo: { width: 390 } }).logo.media).toEqual(logo)
  })

  it('is its own as it is, which can be made smaller', async () => {
    expect(await codes({ logo: { width: 80, media: logo } })).toContain('image_too_large')
  })
})
