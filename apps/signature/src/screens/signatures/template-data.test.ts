import { completeSignatureData } from '@org/signature'
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
