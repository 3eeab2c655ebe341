import { completeSignatureData, defaultSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { restyled } from './restyled.ts'

it('restyles the sign-off and the addon text together with the signature', () => {
  const data = restyled(defaultSignatureData, { fontFamily: 'Georgia', fontColor: '#102a43' })
  const look = { fontFamily: 'Georgia', fontColor: '#102a43' }
  expect(data.fontStyle).toMatchObject(look)
  expect(data.signoff.fontStyle).toMatchObject(look)
  expect(data.addons.disclaimer.data.fontStyle).toMatchObject({ ...look, fontSize: 8 })
  expect(data.addons.greenMessage.data.fontStyle).toMatchObject({ ...look, fontSize: 8 })
})

it('keeps the small size of the addon text', () => {
  const data = restyled(defaultSignatureData, { fontSize: 20 })
  expect(data.signoff.fontStyle.fontSize).toBe(20)
  expect(data.addons.disclaimer.data.fontStyle.fontSize).toBe(8)
})

it('keeps styles that were changed individually', () => {
  const own = completeSignatureData({
    addons: { disclaimer: { data: { fontStyle: { fontColor: '#7a7a7a' } } } },
  })
  const data = restyled(own, { fontColor: '#102a43', fontFamily: 'Georgia' })
  expect(data.addons.disclaimer.data.fontStyle).toMatchObject({
    fontColor: '#7a7a7a',
    fontFamily: 'Georgia',
  })
})
