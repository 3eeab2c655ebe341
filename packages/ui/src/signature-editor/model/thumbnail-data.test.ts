import { completeSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { expect, it } from 'vitest'
import { thumbnailData } from './thumbnail-data.ts'

it('fills in missing parts from the sample after the first typed letter', () => {
  const data = completeSignatureData({ firstName: 'C', layoutKey: 'layout2' })
  const shown = thumbnailData(data, sampleSignature)
  expect(shown).toMatchObject({
    firstName: 'C',
    layoutKey: 'layout2',
    email: sampleSignature.email,
    logo: sampleSignature.logo,
    social: sampleSignature.social,
    fontStyle: data.fontStyle,
  })
})

it('shows the signature alone once it has enough to tell layouts apart', () => {
  const data = completeSignatureData({ firstName: 'Inès', companyName: 'Lune', phone: '01' })
  expect(thumbnailData(data, sampleSignature)).toBe(data)
})

it('shows the signature as it is if there is no sample', () => {
  const data = completeSignatureData({ firstName: 'C' })
  expect(thumbnailData(data, undefined)).toBe(data)
})
