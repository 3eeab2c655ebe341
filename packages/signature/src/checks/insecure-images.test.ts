import { describe, expect, it } from 'vitest'
import type { SignatureInput } from '../model/signature-data.ts'
import type { CheckOptions } from './check-signature.ts'
import { everyPart, iconsBaseUrl } from './every-part.fixture.ts'
import { only, withLogo } from './findings.fixture.ts'

const insecure = (input: SignatureInput, options?: CheckOptions) =>
  only('image_not_secure', input, options)

describe('images at http addresses', () => {
  it('reports each http image, but no links to http pages', async () => {
    const url = 'http://a.example'
    const found = await insecure({
      companyWebsite: url,
      logo: { ...withLogo({ src: 'HTTP://a.example/l.png' }).logo, url },
      banner: withLogo({ src: 'http://a.example/b.png' }).logo ?? {},
      social: {
        socialIcons: [
          { icon: 'linkedin', url: 'http://linkedin.example/a' },
          { icon: 'intranet', src: 'http://a.example/i.png', url },
        ],
      },
    })
    expect(found).toMatchObject([
      { severity: 'warning', path: 'logo.media.src', details: { part: 'logo' } },
      { path: 'banner.media.src', details: { part: 'banner' } },
      { path: 'social.socialIcons[1].src', details: { network: 'intranet' } },
    ])
  })

  it('checks the banner and icon addresses in the options instead of the stored ones', async () => {
    const options = {
      bannerUrl: 'http://signatures.example/banner',
      iconsBaseUrl: 'http://signatures.example/icons',
    }
    expect(await insecure(everyPart, options)).toMatchObject([
      { path: 'banner', details: { part: 'banner' } },
      { path: 'social.socialIcons', details: { part: 'icons' } },
    ])
    const banner = withLogo({ src: 'http://a.example/b.png' }).logo ?? {}
    const bannerUrl = 'https://signatures.example/banner'
    expect(await insecure({ banner }, { bannerUrl, iconsBaseUrl })).toEqual([])
  })

  it.each([
    ['https://a.example/l.png', 0],
    ['//a.example/l.png', 0],
    ['http://localhost:8080/l.png', 0],
    ['http://app.localhost/l.png', 0],
    ['http://127.0.0.1:3000/l.png', 0],
    ['http://localhost.example/l.png', 1],
    ['http://127.0.0.1.example/l.png', 1],
    ['http://192.168.0.4/l.png', 1],
  ])('%s: %d findings', async (src, count) => {
    expect(await insecure(withLogo({ src }))).toHaveLength(count)
  })

  it('ignores icons that are not shown', async () => {
    const social = { socialIcons: [{ icon: 'intranet', src: 'http://a.example/i.png', url: '' }] }
    expect(await insecure({ firstName: 'A', social })).toEqual([])
    expect(await insecure({ firstName: 'A' }, { iconsBaseUrl: 'http://a.example' })).toEqual([])
  })
})
