import { describe, expect, it } from 'vitest'
import { completeSignatureData, currentSchemaVersion, parseSignatureData } from '../index.ts'
import type { ParsedSignature } from '../index.ts'

const errors = (parsed: ParsedSignature): readonly string[] =>
  parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`)

const data = (parsed: ParsedSignature) => {
  if (!parsed.ok) throw new Error(errors(parsed).join('\n'))
  return parsed.data
}

describe('parseSignatureData', () => {
  it('parses a value and its JSON to the same complete data', () => {
    const given = { firstName: 'Zoé', layoutKey: 'layout3' }
    const expected = completeSignatureData({ firstName: 'Zoé', layoutKey: 'layout3' })
    expect(data(parseSignatureData(given))).toEqual(expected)
    expect(data(parseSignatureData(JSON.stringify(given)))).toEqual(expected)
  })

  it.each([['{'], [''], ['[]'], ['"a"'], ['null'], [null], [undefined], [3], [[]]])(
    'returns an error for %j',
    (value) => {
      expect(parseSignatureData(value)).toMatchObject({ ok: false, errors: [{ path: '' }] })
    },
  )

  it('returns every error with its path', () => {
    const parsed = parseSignatureData({
      phone: 612345678,
      layoutKey: 'layout9',
      fontStyle: { fontSize: 99, fontColor: 'url(x)', fontFamily: 'Wingdings' },
      logo: { width: 10, media: { src: 3 }, spacingStyle: { marginTop: -1 } },
      customFields: [{ key: 'a' }, { value: true }],
      social: { socialIcons: [{}, {}, { url: [] }] },
      signoff: { key: 'bye' },
      addons: { videoConf: { enabled: 'yes', data: { key: 'teams', width: 900 } } },
    })
    expect(errors(parsed)).toEqual([
      'phone: must be a text, not a number',
      'layoutKey: must be one of layout1, layout2, layout3, layout-art-f',
      'fontStyle.fontSize: must be from 8 to 30, not 99',
      'fontStyle.fontColor: must be a color such as #1a2b3c',
      expect.stringMatching(/^fontStyle\.fontFamily: must be one of Arial Black, /),
      'logo.media.src: must be a text, not a number',
      'logo.width: must be from 50 to 400, not 10',
      'logo.spacingStyle.marginTop: must be from 0 to 60, not -1',
      'social.socialIcons[2].url: must be a text, not a list',
      'customFields[1].value: must be a text, not a boolean',
      'signoff.key: must be one of cdt, thx, bav, custom',
      'addons.videoConf.enabled: must be true or false, not a string',
      'addons.videoConf.data.key: must be one of zoom, skype, hangouts, meet',
      'addons.videoConf.data.width: must be from 200 to 800, not 900',
    ])
  })

  it('[2.9.02] [2.9.03] [2.3.06] rejects widths outside their ranges', () => {
    const widths = (social: number, logo: number, banner: number) =>
      errors(
        parseSignatureData({
          social: { width: social },
          logo: { width: logo },
          banner: { width: banner },
        }),
      ).length
    expect(widths(10, 50, 50)).toBe(0)
    expect(widths(50, 400, 1000)).toBe(0)
    expect(widths(9, 49, 49)).toBe(3)
    expect(widths(51, 401, 1001)).toBe(3)
  })

  it('[2.9.04] [2.9.06] [2.9.07] rejects spacing, button radius and button height outside their ranges', () => {
    const within = (spacing: number, radius: number, height: number) =>
      errors(
        parseSignatureData({
          banner: { spacingStyle: { marginTop: spacing } },
          addons: { videoConf: { data: { buttonStyle: { radius, height } } } },
        }),
      ).length
    expect(within(0, 8, 20)).toBe(0)
    expect(within(60, 30, 60)).toBe(0)
    expect(within(-1, -1, 19)).toBe(3)
    expect(within(61, 31, 61)).toBe(3)
  })

  it('[2.9.05] rejects font sizes outside 8 to 30', () => {
    const sized = (fontSize: number) =>
      errors(
        parseSignatureData({
          fontStyle: { fontSize },
          addons: { disclaimer: { data: { fontStyle: { fontSize } } } },
        }),
      ).length
    expect(sized(8)).toBe(0)
    expect(sized(30)).toBe(0)
    expect(sized(7)).toBe(2)
    expect(sized(31)).toBe(2)
  })

  it('[2.3.11] [2.3.12] keeps all fields of picked and stored media', () => {
    const media = {
      src: 'blob:https://exemple.fr/1',
      type: 'image/png',
      width: 300,
      height: 200,
      local: true,
      name: 'logo.png',
      ref: 'draft-1',
      payload: { id: 'm1' },
    }
    const stored = { ...media, local: false, id: 'm1', path: '/media/m1.png' }
    const read = data(parseSignatureData({ logo: { media }, banner: { media: stored } }))
    expect(read.logo.media).toEqual(media)
    expect(read.banner.media).toEqual(stored)
  })

  it('treats null as missing', () => {
    const read = data(parseSignatureData({ phone: null, fontStyle: null, logo: { media: null } }))
    expect(read).toEqual(completeSignatureData({}))
  })

  it('keeps unknown keys through a round trip', () => {
    const given = { firstName: 'Zoé', theme: { name: 'été' }, logo: { dpi: 96 } }
    const once = data(parseSignatureData(given))
    expect(once).toMatchObject(given)
    expect(data(parseSignatureData(JSON.stringify(once)))).toEqual(once)
  })

  it('does not modify its argument', () => {
    const given = Object.freeze({ user: Object.freeze({ first_name: 'Zoé', note: 1 }) })
    data(parseSignatureData(given))
    expect(given).toEqual({ user: { first_name: 'Zoé', note: 1 } })
  })

  it('rejects data of a newer version, and invalid versions', () => {
    expect(errors(parseSignatureData({ schemaVersion: currentSchemaVersion + 1 }))).toEqual([
      expect.stringContaining('a newer program wrote this'),
    ])
    expect(errors(parseSignatureData({ schemaVersion: '1' }))).toEqual([
      'schemaVersion: must be a whole number',
    ])
  })
})
