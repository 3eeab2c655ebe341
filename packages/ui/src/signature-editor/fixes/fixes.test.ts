import { completeSignatureData, enableAddon } from '@org/signature'
import type { SignatureInput } from '@org/signature'
import { checkSignature } from '@org/signature/checks'
import type { CheckCode } from '@org/signature/checks'
import { expect, it } from 'vitest'
import { described, fixed } from './fix.ts'
import type { Fix } from './fix.ts'
import { fixOf } from './fix-of.ts'
import { keptSize, lighterWidth } from './image-size.ts'

const iconsBaseUrl = 'https://example.fr/icons/v1'
const picture = { src: 'https://example.fr/p.png', type: 'image/png', width: 900, height: 300 }

async function found(input: SignatureInput, code: CheckCode, canUpload = true) {
  const edited = completeSignatureData(input)
  const { findings, length } = await checkSignature(edited, { iconsBaseUrl })
  const finding = findings.find((one) => one.code === code)
  if (!finding) throw new Error(`No finding has the code ${code}.`)
  return { edited, fix: fixOf(finding, { edited, length, canUpload }) }
}

const ofCode = async (input: SignatureInput, code: CheckCode) =>
  (await checkSignature(input, { iconsBaseUrl })).findings.filter((one) => one.code === code)

const icons = ['facebook', 'instagram', 'x', 'linkedin', 'youtube', 'tiktok', 'github']
  .concat(['medium', 'reddit', 'vimeo', 'twitch', 'spotify'])
  .map((icon) => ({ icon, url: `https://lueur.example/${icon}` }))

it.each<[CheckCode, SignatureInput]>([
  ['icons_wrap', { social: { width: 25, socialIcons: icons } }],
  ['icon_without_address', { firstName: 'A', social: { socialIcons: [{ icon: 'linkedin' }] } }],
  ['address_dropped', { firstName: 'A', companyWebsite: 'javascript:alert(1)' }],
  ['address_dropped', { customFields: [{ key: 'a', value: 'b', url: 'ftp://a.example' }] }],
  ['address_dropped', { social: { socialIcons: [{ icon: 'x', url: 'javascript:alert(1)' }] } }],
  ['low_contrast', { firstName: 'Inès', fontStyle: { fontColor: '#ffff66' } }],
  ['image_too_small', { logo: { width: 200, media: { ...picture, width: 120 } } }],
  [
    'too_long',
    {
      addons: enableAddon(
        completeSignatureData({
          addons: { disclaimer: { data: { key: 'custom', text: 'Mentions. '.repeat(1200) } } },
        }).addons,
        'disclaimer',
      ),
    },
  ],
])('resolves %s in one change', async (code, input) => {
  const { edited, fix } = await found(input, code)
  expect(fix).toBeDefined()
  expect(await ofCode(fixed(edited, fix as Fix), code)).toEqual([])
})

it('recolors all text of the same color', async () => {
  const pale = { firstName: 'Inès', fontStyle: { fontColor: '#ffff66', fontColor2: '#ffff66' } }
  const { edited, fix } = await found({ ...pale, signoff: { key: 'cdt' } }, 'low_contrast')
  const after = fixed(edited, fix as Fix)
  expect(after.fontStyle.fontColor).not.toBe('#ffff66')
  expect(after.fontStyle.fontColor2).toBe(after.fontStyle.fontColor)
  expect(after.signoff.fontStyle.fontColor).toBe(after.fontStyle.fontColor)
})

it('asks for an alternative text and adds it to the image', async () => {
  const { edited, fix } = await found({ banner: { media: picture } }, 'missing_alt')
  expect(fix).toEqual({ kind: 'describe', part: 'banner' })
  expect(described(edited, 'banner', 'Portes ouvertes').banner.media?.alt).toBe('Portes ouvertes')
})

it('offers to redraw an image only if images can be uploaded and it is not a GIF', async () => {
  const input = { logo: { width: 100, media: picture } }
  expect((await found(input, 'image_too_large')).fix).toEqual({ kind: 'compress', part: 'logo' })
  expect((await found(input, 'image_too_large', false)).fix).toBeUndefined()
  const gif = { logo: { width: 100, media: { ...picture, type: 'image/gif' } } }
  expect((await found(gif, 'image_too_large')).fix).toBeUndefined()
})

it('offers no fix for filled-in defaults or for an icon locked by the company', async () => {
  const { findings, length } = await checkSignature({ companyWebsite: 'javascript:alert(1)' })
  const edited = completeSignatureData({ firstName: 'Inès' })
  const context = { edited, length, canUpload: true }
  expect(findings.map((finding) => fixOf(finding, context))).toEqual([undefined])
  const fixed = { social: { socialIcons: [{ icon: 'linkedin', url: '', editable: false }] } }
  expect((await found(fixed, 'icon_without_address')).fix).toBeUndefined()
})

it.each([
  ['a square logo of 120', 120, 1, 240],
  ['a small square logo, which Gmail would recolor', 50, 1, 104],
  ['a small wide logo', 80, 2, 208],
  ['a very wide logo, which would be too large again', 60, 4, 120],
  ['a tall logo', 60, 0.5, 120],
])('computes a sufficient width for %s', (_, shown, ratio, width) => {
  expect(lighterWidth(shown, ratio)).toBe(width)
})

it.each([
  ['a square logo', 96, 96, 96, { width: 104, height: 104 }],
  ['a wide logo', 180, 90, 150, { width: 208, height: 104 }],
  ['a flat banner', 400, 60, 400, { width: 694, height: 104 }],
  ['a flat logo, which would be too large', 300, 30, 120, undefined],
])(
  'computes the size that keeps the colors in dark mode for %s',
  (_, width, height, shown, size) => {
    expect(keptSize(width, height, shown)).toEqual(size)
  },
)

it('offers to enlarge an image that Gmail would recolor in dark mode, if images can be uploaded', async () => {
  const input = { logo: { width: 80, media: { ...picture, width: 90, height: 90 } } }
  const size = { width: 104, height: 104 }
  const { edited, fix } = await found(input, 'image_recolored_in_dark_mode')
  expect(fix).toEqual({ kind: 'enlarge', part: 'logo', ...size })
  expect((await found(input, 'image_recolored_in_dark_mode', false)).fix).toBeUndefined()
  const media = { ...picture, ...size }
  const larger = { ...edited, logo: { ...edited.logo, media } }
  expect(await ofCode(larger, 'image_recolored_in_dark_mode')).toEqual([])
  expect(await ofCode(larger, 'image_too_large')).toEqual([])
})
