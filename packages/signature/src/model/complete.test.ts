import { describe, expect, it } from 'vitest'
import { completeSignatureData, defaultSignatureData, layoutKeys } from '../index.ts'
import type { SignatureInput } from '../index.ts'

const defaults = completeSignatureData({})

describe('completeSignatureData', () => {
  it('[2.3.01] returns every field of the specification', () => {
    expect(Object.keys(defaults)).toEqual(
      expect.arrayContaining(
        'userName firstName lastName companyName positionInCompany teamName phone mobile skype email address companyWebsite layoutKey fontStyle logo banner social customFields signoff addons'.split(
          ' ',
        ),
      ),
    )
  })

  it('[2.2.10] [2.3.02] has four layouts and defaults to layout1', () => {
    expect(layoutKeys).toEqual(['layout1', 'layout2', 'layout3', 'layout-art-f'])
    expect(defaults.layoutKey).toBe('layout1')
  })

  it('[2.3.04] [2.3.05] [2.3.07] defaults to social icons of width 25 and radius 3', () => {
    expect(defaults.social).toEqual({ caption: '', width: 25, radius: 3, socialIcons: [] })
  })

  it('[2.3.08] [2.3.09] [2.3.10] defaults to a width of 50, square corners and no spacing for logo and banner', () => {
    const image = {
      media: null,
      mediaId: null,
      width: 50,
      radius: 0,
      url: '',
      urlEditable: true,
      spacingStyle: { marginTop: 0, marginBottom: 0 },
    }
    expect(defaults.logo).toEqual(image)
    expect(defaults.banner).toEqual(image)
  })

  it('[2.3.13] defaults to Verdana 14 in #333', () => {
    const font = { fontSize: 14, fontColor: '#333', fontColor2: '#333', fontFamily: 'Verdana' }
    expect(defaults.fontStyle).toEqual(font)
    expect(defaults.signoff.fontStyle).toEqual(font)
  })

  it('[2.3.19] [2.3.20] defaults to font size 8 and automatic width for text addons', () => {
    for (const { data } of [defaults.addons.disclaimer, defaults.addons.greenMessage]) {
      expect(data.fontStyle.fontSize).toBe(8)
      expect(data.width).toBeNull()
    }
  })

  it('[2.3.22] [2.3.23] defaults to a button with square corners, a height of 35 and the provider’s colors', () => {
    const { data } = defaults.addons.videoConf
    expect(data.colorsAuto).toBe(true)
    expect(data.buttonStyle).toEqual({
      radius: 0,
      height: 35,
      backgroundColor: '#808080',
      color: '#ffffff',
    })
  })

  it('[2.3.03] completes each entry of a list', () => {
    const data = completeSignatureData({
      customFields: [{ key: 'Agenda' }],
      social: { socialIcons: [{ icon: 'x' }] },
    })
    expect(data.customFields).toEqual([{ key: 'Agenda', value: '', url: '' }])
    expect(data.social.socialIcons).toEqual([{ icon: 'x', src: '', url: '', editable: true }])
  })

  it('keeps existing values, unknown keys included, at every depth', () => {
    const given = {
      firstName: 'Zoé',
      theme: 'spring',
      fontStyle: { fontSize: 20, weight: 500 },
      logo: { media: { src: 'https://a.fr/l.png', blurhash: 'LEHV6n' } },
      customFields: [{ value: '1', note: 'x' }],
    } as unknown as SignatureInput
    expect(completeSignatureData(given)).toMatchObject(given)
  })

  it('fills in missing font styles of sign-off and addons from the signature, except the size of addons', () => {
    const { signoff, addons } = completeSignatureData({
      fontStyle: { fontFamily: 'Georgia', fontSize: 18, fontColor: '#102030' },
      addons: { disclaimer: { data: { fontStyle: { fontColor: '#aabbcc' } } } },
    })
    expect(signoff.fontStyle).toMatchObject({ fontFamily: 'Georgia', fontSize: 18 })
    expect(addons.disclaimer.data.fontStyle).toEqual({
      fontFamily: 'Georgia',
      fontSize: 8,
      fontColor: '#aabbcc',
      fontColor2: '#333',
    })
  })

  it('uses the default for a value of the wrong type', () => {
    const broken = { firstName: 42, fontStyle: 'big', customFields: {}, logo: { width: '90' } }
    const data = completeSignatureData(broken as unknown as SignatureInput)
    expect(data.firstName).toBe('')
    expect(data.fontStyle).toEqual(defaults.fontStyle)
    expect(data.customFields).toEqual([])
    expect(data.logo.width).toBe(50)
  })

  it('returns a copy of the defaults for an empty object', () => {
    expect(defaults).toEqual(defaultSignatureData)
    expect(defaults).not.toBe(defaultSignatureData)
  })
})
