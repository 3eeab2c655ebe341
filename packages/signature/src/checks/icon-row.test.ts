import { expect, it } from 'vitest'
import { completeSignatureData } from '../model/complete.ts'
import { networkKeys } from '../catalogue/network-names.ts'
import { only } from './findings.fixture.ts'

/** Creates icons of the first `count` networks, shown at a width in pixels. */
const icons = (count: number, width: number) => ({
  social: {
    width,
    socialIcons: networkKeys
      .slice(0, count)
      .map((icon) => ({ icon, url: `https://lueur.example/${icon}` })),
  },
})

it('reports icons that wrap to two rows on a phone, and the width at which they fit on one row', async () => {
  const [found] = await only('icons_wrap', icons(12, 25))
  expect(found).toMatchObject({
    severity: 'warning',
    path: 'social.width',
    details: { count: 12, width: 25, row: 344, fitting: 23 },
  })
  expect(await only('icons_wrap', icons(12, Number(found?.details['fitting'])))).toEqual([])
})

it('accepts a row that fits', async () => {
  expect(await only('icons_wrap', icons(11, 25))).toEqual([])
})

it('reports nothing if only icons too small to tell apart would fit on one row', async () => {
  expect(await only('icons_wrap', icons(20, 25))).toEqual([])
})

it('counts neither text links nor icons without an address', async () => {
  expect(await only('icons_wrap', icons(12, 25), {})).toEqual([])
  const { social } = completeSignatureData(icons(12, 25))
  const incomplete = social.socialIcons.map((icon) => ({ ...icon, url: 'https://' }))
  expect(await only('icons_wrap', { social: { ...social, socialIcons: incomplete } })).toEqual([])
})
