import { describe, expect, it } from 'vitest'
import { completeSignatureData, layoutKeys, renderSignature } from '../src/index.ts'
import type { RenderOptions, SignatureInput } from '../src/index.ts'
import { fullSignature, iconsBaseUrl, typicalSignature } from './fixtures/signatures.ts'
import { attribute, parsed } from './fixtures/parsed.ts'

const images = (data: SignatureInput, options?: RenderOptions) =>
  parsed(renderSignature(data, options).html)
    .elements.filter(({ tagName }) => tagName === 'img')
    .map((image) => Object.fromEntries(image.attrs.map(({ name, value }) => [name, value])))

const picture = { src: 'https://a.fr/l.png', type: 'image/png', width: 400, height: 100, alt: 'A' }

describe('logo and banner', () => {
  it('[2.9.03] [2.9.01] limits the width of logo and banner, and limits the radius to half the width', () => {
    const shown = (width: number, radius: number) =>
      images({
        logo: { media: picture, width, radius },
        banner: { media: picture, width, radius },
      })
    expect(shown(10, 0)).toMatchObject([{ width: '50' }, { width: '50' }])
    expect(shown(5000, 0)).toMatchObject([{ width: '400' }, { width: '1000' }])
    expect(shown(100, 300)).toMatchObject([
      { style: 'display:block;border-radius:50px' },
      { style: 'display:block;border-radius:50px' },
    ])
  })

  it('keeps the proportions of logo and banner', () => {
    expect(images({ logo: { media: picture, width: 90 } })).toMatchObject([
      { width: '90', height: '23', alt: 'A' },
    ])
  })

  it('uses the company as the default alternative text', () => {
    const media = { ...picture, alt: '' }
    expect(images({ companyName: 'Exemple', logo: { media } })).toMatchObject([{ alt: 'Exemple' }])
    expect(images({ logo: { media } })).toMatchObject([{ alt: 'Logo' }])
  })

  it('[2.9.04] adds space above and below, from 0 to 60', () => {
    const html = (marginTop: number, marginBottom: number) =>
      renderSignature({ banner: { media: picture, spacingStyle: { marginTop, marginBottom } } })
        .html
    expect(html(0, 0)).toContain('padding:14px 0 0 0')
    expect(html(20, 7)).toContain('padding:34px 0 7px 0')
    expect(html(99, -5)).toContain('padding:74px 0 0 0')
  })

  it('uses the banner address from the options instead of the stored one, in the same size', () => {
    const bannerUrl = 'https://x.fr/api/user/k1/banner'
    const [shown] = images({ banner: { media: picture, width: 400 } }, { bannerUrl })
    expect(shown).toMatchObject({ src: bannerUrl, width: '400', height: '100' })
  })

  it('shows local images only in previews', () => {
    const media = { ...picture, src: 'data:image/png;base64,iVBORw0KGgo=', local: true }
    expect(images({ logo: { media } }, { localImages: true })).toMatchObject([{ src: media.src }])
    expect(images({ logo: { media } })).toEqual([])
    const script = { ...media, src: 'data:text/html;base64,PHNjcmlwdD4=' }
    expect(images({ logo: { media: script } }, { localImages: true })).toEqual([])
  })
})

describe('social icons', () => {
  const social = (data: SignatureInput['social'], options: RenderOptions = { iconsBaseUrl }) =>
    images({ social: data }, options)
  const one = { icon: 'linkedin', url: 'https://www.linkedin.com/in/zoe' }

  it('[2.3.06] limits icons to widths from 10 to 50', () => {
    expect(social({ width: 80, socialIcons: [one] })).toMatchObject([{ width: '50', height: '50' }])
    expect(social({ width: 1, socialIcons: [one] })).toMatchObject([{ width: '10', height: '10' }])
  })

  it('uses the icon file with the right roundness', () => {
    const src = (radius: number) => social({ width: 40, radius, socialIcons: [one] })[0]?.['src']
    expect(src(0)).toBe(`${iconsBaseUrl}/linkedin-0.png`)
    expect(src(10)).toBe(`${iconsBaseUrl}/linkedin-4.png`)
    expect(src(20)).toBe(`${iconsBaseUrl}/linkedin-8.png`)
    expect(src(90)).toBe(`${iconsBaseUrl}/linkedin-8.png`)
  })

  it('shows a custom image instead of the catalogue’s icon', () => {
    const own = { icon: 'intranet', src: 'https://a.fr/i.png', url: 'https://a.fr' }
    expect(social({ socialIcons: [own] })).toMatchObject([
      { src: 'https://a.fr/i.png', alt: 'intranet' },
    ])
  })

  it('shows text links if icons are not hosted', () => {
    const two = [one, { icon: 'x', url: 'https://x.com/zoe' }]
    const { text, elements } = parsed(renderSignature({ social: { socialIcons: two } }).html)
    expect(text.trim()).toBe('LinkedIn\u00a0· X')
    expect(elements.flatMap((element) => attribute(element, 'href') ?? [])).toEqual(
      two.map(({ url }) => url),
    )
  })

  it('leaves out icons without an address, and also the caption if no icon is left', () => {
    const data = { social: { caption: 'Suivez-nous', socialIcons: [{ icon: 'x', url: '' }] } }
    expect(renderSignature(data, { iconsBaseUrl }).html).toBe('')
  })

  it('[2.9.02] shows icons 25 wide by default', () => {
    expect(social({ socialIcons: [one] })).toMatchObject([{ width: '25' }])
  })
})

describe.each(layoutKeys)('addons in %s', (layoutKey) => {
  const positions = (addons: SignatureInput['addons']) => {
    const { text } = parsed(renderSignature({ ...fullSignature, layoutKey, addons }).html)
    return ['Meet me on Zoom', 'pièces jointes', 'éco-attitude'].map((words) => text.indexOf(words))
  }
  const { videoConf, disclaimer, greenMessage } = fullSignature.addons

  it('shows addons in the user’s order', () => {
    const [button, notice, green] = positions(fullSignature.addons)
    expect(button).toBeLessThan(notice ?? 0)
    expect(notice).toBeLessThan(green ?? 0)
    const turned = positions({
      videoConf: { ...videoConf, order: 2 },
      disclaimer: { ...disclaimer, order: 1 },
      greenMessage: { ...greenMessage, order: 0 },
    })
    expect(turned[2]).toBeLessThan(turned[1] ?? 0)
    expect(turned[1]).toBeLessThan(turned[0] ?? 0)
  })

  it('shows only enabled addons', () => {
    expect(
      positions({ ...fullSignature.addons, disclaimer: { ...disclaimer, enabled: false } }),
    ).toEqual([expect.any(Number), -1, expect.any(Number)])
  })

  it('shows no button without an address', () => {
    const data = { ...videoConf.data, url: '' }
    expect(positions({ videoConf: { ...videoConf, data } })[0]).toBe(-1)
  })
})

describe('the video conference button', () => {
  const html = (data: object) => {
    const url = 'https://meet.example/zoe'
    const addons = { videoConf: { enabled: true, order: 0, data: { url, ...data } } }
    return renderSignature({ addons } as SignatureInput).html
  }

  it('[2.9.06] [2.9.07] [2.9.08] limits the button’s radius, height and width', () => {
    expect(html({ width: 10, buttonStyle: { height: 1, radius: -4 } })).toContain(
      '<td align="center" width="200" height="20" bgcolor="#0050f0">',
    )
    expect(html({ width: 9999, buttonStyle: { height: 99, radius: 99 } })).toContain(
      '<td align="center" width="800" height="60" bgcolor="#0050f0" style="border-radius:30px">',
    )
  })

  it('shows the button in the provider’s colors, or the user’s own', () => {
    expect(html({ key: 'skype' })).toContain('bgcolor="#006dc7"')
    const own = { backgroundColor: '#123456', color: '#fedcba' }
    const off = html({ key: 'skype', colorsAuto: false, buttonStyle: own })
    expect(off).toContain('bgcolor="#123456"')
    expect(off).toContain('color:#fedcba')
  })
})

describe('line breaks', () => {
  const values = ['Le Cube\n12 rue Haute', 'Le Cube\r\n12 rue Haute', 'Le Cube\r12 rue Haute']
  const fields: [string, (value: string) => SignatureInput][] = [
    ['position', (positionInCompany) => ({ positionInCompany })],
    ['company', (companyName) => ({ companyName })],
    ['address', (address) => ({ address })],
    ['value of a custom field', (value) => ({ customFields: [{ key: 'Lieu', value }] })],
    ['title of a custom field', (key) => ({ customFields: [{ key, value: 'a' }] })],
  ]
  it.each(fields)('stay in the %s, in every layout and in plain text', (_, field) => {
    for (const value of values) {
      for (const layoutKey of layoutKeys) {
        const { html, text } = renderSignature({ ...field(value), layoutKey })
        expect(html).toContain('Le Cube<br>12 rue Haute')
        expect(text).toContain('Le Cube\n12 rue Haute')
      }
    }
  })

  it('become spaces in the name', () => {
    expect(renderSignature({ firstName: 'Anne\nLaure', lastName: 'Roy' }).html).toContain(
      'Anne Laure Roy',
    )
  })

  it('make the columns of layout3 as high as their lines', () => {
    const heightOf = (address: string) => {
      const { html } = renderSignature({ layoutKey: 'layout3', firstName: 'Zoé', address })
      return Number(/ height="(\d+)"/.exec(html)?.[1])
    }
    expect(heightOf('a\nb\nc\nd')).toBe(2 * heightOf('a\nb'))
  })
})

describe('plain text', () => {
  it('contains the alternative text of a signature that only has images', () => {
    expect(renderSignature({ logo: { media: picture } }).text).toBe('A')
    const media = { ...picture, alt: '' }
    expect(renderSignature({ logo: { media } }).text).toBe('https://a.fr/l.png')
  })

  it('puts a custom field’s URL after its text', () => {
    const customFields = [
      { key: 'Agenda', value: 'réserver', url: 'https://a.fr' },
      { key: 'Blog', value: '', url: 'https://b.fr' },
    ]
    expect(renderSignature({ customFields }).text).toBe(
      'Agenda : réserver (https://a.fr)\nBlog (https://b.fr)',
    )
  })

  it('separates lines with \\n only', () => {
    const addons = {
      disclaimer: { enabled: true, order: 0, data: { key: 'custom', text: 'un\r\ndeux\rtrois' } },
    }
    expect(renderSignature({ addons }).text).toBe('un\ndeux\ntrois')
  })
})

describe('the report', () => {
  it('lists every address that was left out, with its path', () => {
    const bad = 'javascript:alert(1)'
    const { report } = renderSignature(
      {
        companyWebsite: bad,
        logo: { media: { ...picture, src: bad } },
        banner: { media: picture, url: bad },
        customFields: [
          { value: 'a', url: 'https://a.fr' },
          { value: 'b', url: bad },
        ],
        social: {
          socialIcons: [
            { icon: 'x', url: bad },
            { icon: 'x', src: bad, url: 'https://a.fr' },
          ],
        },
        addons: { videoConf: { enabled: true, data: { url: bad } } },
      },
      { iconsBaseUrl: bad },
    )
    expect(report.droppedAddresses.map(({ path }) => path).sort()).toEqual([
      'addons.videoConf.data.url',
      'banner.url',
      'companyWebsite',
      'customFields[1].url',
      'iconsBaseUrl',
      'logo.media.src',
      'social.socialIcons[0].url',
      'social.socialIcons[1].src',
    ])
  })

  it('is the same when parts come from the cache', () => {
    const data = completeSignatureData({
      ...typicalSignature,
      logo: { ...typicalSignature.logo, url: 'javascript:alert(1)' },
    })
    const once = renderSignature(data).report
    expect(once.droppedAddresses).toHaveLength(1)
    expect(renderSignature(data).report).toEqual(once)
  })
})
