import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { bannerBox, campaignBox } from './banner-box.ts'

const { banner } = completeSignatureData({ banner: { width: 420 } })
const withImage = { ...banner, media: { src: '', type: 'image/png', width: 800, height: 200 } }

it("reserves the displayed size of the template's own banner", () => {
  expect(bannerBox(withImage, false)).toEqual({ width: 420, height: 105 })
  expect(bannerBox(withImage, true)).toEqual({ width: 420, height: 105 })
})

it('reserves the campaign size if the template has no banner, and no space if there is no campaign either', () => {
  expect(bannerBox(banner, true)).toEqual(campaignBox)
  expect(bannerBox(banner, false)).toBeNull()
})
