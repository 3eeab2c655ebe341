import { describe, expect, it } from 'vitest'
import { checkSignature } from './check-signature.ts'
import { everyPart, iconsBaseUrl } from './every-part.fixture.ts'
import { findings, only, withLogo } from './findings.fixture.ts'

describe('checkImages', () => {
  it('reports images without alternative text', async () => {
    expect(await only('missing_alt', { ...withLogo({}), companyName: '' })).toMatchObject([
      { path: 'logo.media.alt' },
    ])
    expect(await only('missing_alt', withLogo({}))).toEqual([])
    expect(
      await only('missing_alt', { companyName: 'A', banner: withLogo({}).logo ?? {} }),
    ).toMatchObject([{ path: 'banner.media.alt' }])
  })

  it.each([
    [480, 'image_too_large'],
    [360, undefined],
    [120, undefined],
    [119, 'image_too_small'],
  ])('checks the size of an image %d pixels wide that is shown at 120: %s', async (width, code) => {
    const codes = (await findings(withLogo({ width, height: 300 }))).map((finding) => finding.code)
    expect(codes).toEqual(code ? [code] : [])
  })

  it('reports images that Gmail on Android recolors', async () => {
    expect(await only('image_recolored_in_dark_mode', withLogo({ height: 100 }))).toMatchObject([
      { path: 'logo.media', client: 'Gmail (Android)' },
    ])
    expect(await only('image_recolored_in_dark_mode', withLogo({ height: 101 }))).toEqual([])
  })

  it('reports images of unknown size', async () => {
    expect(await findings(withLogo({ width: 0, height: 0 }))).toMatchObject([
      { code: 'image_size_unknown', path: 'logo.media' },
    ])
  })

  it('reports local images as not hosted, not as dropped', async () => {
    const local = withLogo({ src: 'blob:https://a.example/1-2', local: true })
    expect((await findings(local)).map(({ code }) => code)).toEqual(['image_not_hosted'])
  })

  it('reports a format that clients drop as an error', async () => {
    const report = await checkSignature(withLogo({ src: 'https://a.example/l.tiff' }))
    expect(report.ok).toBe(false)
    expect(report.findings[0]).toMatchObject({
      code: 'feature_dropped',
      severity: 'error',
      details: { feature: 'TIFF image format' },
    })
    expect(report.findings[0]?.client).toContain('Outlook (Windows)')
  })

  it('reports a format with partial support as a warning', async () => {
    const webp = await only('feature_partial', withLogo({ src: 'https://a.example/l.webp' }))
    expect(webp).toMatchObject([{ severity: 'warning', details: { feature: 'webP image format' } }])
  })

  it('notes that classic Outlook caches a stable banner address', async () => {
    const bannerUrl = 'https://signatures.example/api/user/k/banner'
    expect(await findings(everyPart, { iconsBaseUrl, bannerUrl })).toMatchObject([
      {
        code: 'banner_cached_by_outlook',
        severity: 'note',
        client: 'Outlook (Windows)',
        path: 'banner',
      },
    ])
  })
})
