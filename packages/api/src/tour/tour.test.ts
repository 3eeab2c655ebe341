import fc from 'fast-check'
import { contrastRatio } from '@org/signature/checks'
import { describe, expect, it } from 'vitest'
import {
  contrastingPaper,
  defaultTour,
  embedCode,
  fontSizes,
  httpsAddress,
  imageAddress,
  logoSizes,
  maxClientLength,
  parseTour,
  serialiseTour,
  tourFonts,
  tourFontStack,
  tourIdIn,
  tourIn,
  type TourParameters,
  tourTitle,
  hostIn,
} from './index.ts'

const id = 'SxQL3iGyoDo'

describe('tourIdIn', () => {
  it.each([
    id,
    ` ${id} `,
    `https://my.matterport.com/show/?m=${id}`,
    `https://my.matterport.com/show/?play=1&m=${id}&lang=fr#start`,
    `my.matterport.com/show/?m=${id}`,
    `https://MY.matterport.com/models/${id}`,
  ])('finds the id in %s', (text) => {
    expect(tourIdIn(text)).toBe(id)
  })

  it.each([
    `https://discover.matterport.com/space/${id}`,
    `https://discover.matterport.com/discover/space/${id}`,
    `https://www.matterport.com/discover/space/${id}`,
    `https://my.matterport.com/work/${id}`,
    `https://my.matterport.com/models/${id}?section=media`,
    `<iframe width="853" src="https://my.matterport.com/show?m=${id}&amp;play=1" allowfullscreen></iframe>`,
    `Voici la visite : https://my.matterport.com/show/?m=${id}.`,
    `« https://my.matterport.com/show/?m=${id} »`,
    `(https://my.matterport.com/show/?m=${id})`,
    `[visite](https://my.matterport.com/show/?m=${id})`,
    `https://tour.example/embed?m=${id}&c=Agence`,
    `https://matterport.com/discover/space/${id}`,
    `http://my.matterport.com/show/?m=${id}&utm_source=mail`,
    `<https://my.matterport.com/show/?m=${id}>`,
    `„https://my.matterport.com/show/?m=${id}“`,
    `\u200bhttps://my.matterport.com/show/?m=${id}\u200b`,
    `‘https://my.matterport.com/show/?m=${id}’`,
    `Have you seen https://my.matterport.com/show/?m=${id}?`,
    `Visite 3D…\nmy.matterport.com/show/?m=${id}…`,
    `<a href='https://discover.matterport.com/space/${id}'>Visite</a>`,
    `<iframe src="about:blank" data-src="https://my.matterport.com/show/?play=1&amp;m=${id}"></iframe>`,
    `https://tour.example/embed?m=https%3A%2F%2Fmy.matterport.com%2Fshow%2F%3Fm%3D${id}`,
  ])('finds the id in %s', (text) => {
    expect(tourIdIn(text)).toBe(id)
  })

  it.each([
    [
      `https://my.matterport.com/show/?m=${id}&ss=12&sr=-.05,1.2&lang=fr&qs=1&play=1`,
      'ss=12&sr=-.05%2C1.2&lang=fr&qs=1',
    ],
    [`<iframe src='https://my.matterport.com/show?m=${id}&amp;lang=de'></iframe>`, 'lang=de'],
    [`${id}&ss=12`, 'ss=12'],
    [`https://tour.example/embed?m=${id}%26ss%3D12&logoSize=100`, 'ss=12'],
  ])('keeps where the tour of %s starts, and its language', (text, kept) => {
    const tour = tourIn(text) ?? ''
    expect(tour).toBe(`${id}&${kept}`)
    const query = serialiseTour({ ...defaultTour, tour })
    expect(parseTour(query).tour).toBe(tour)
    expect([...new URLSearchParams(query).keys()]).toEqual(['m'])
  })

  it.each([
    `https://my.matterport.com/show/?m=${id}&ss=${'9'.repeat(201)}`,
    `https://my.matterport.com/show/?m=${id}&ss=`,
  ])('leaves out what is too long or empty', (text) => {
    expect(tourIn(text)).toBe(id)
  })

  it('names the host of another tour', () => {
    expect(hostIn('Ma visite : https://kuula.co/share/7x.')).toBe('kuula.co')
    expect(hostIn('appartement')).toBeNull()
  })

  it.each([
    'la visite appartement',
    '',
    'SxQL3iGyoD',
    `${id}x`,
    'SxQL3iGyo-o',
    `https://my.matterport.com.evil.example/show/?m=${id}`,
    `https://evil.example/show/?m=${id}`,
    `https://evil.example/?https://my.matterport.com/show/?m=${id}`,
    'https://my.matterport.com/show/?m=../../../..',
    'https://my.matterport.com/',
    'javascript:alert(1)',
  ])('finds none in "%s"', (text) => {
    expect(tourIdIn(text)).toBeNull()
  })
})

describe('httpsAddress', () => {
  it.each([
    'http://example.com/logo.png',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '//example.com/logo.png',
    'https://user:secret@example.com/logo.png',
    'logo.png',
    '',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('rejects %s', (text) => {
    expect(httpsAddress(text)).toBeNull()
  })
})

describe('imageAddress', () => {
  it.each([
    `https://my.matterport.com/api/v2/player/models/${id}/thumb`,
    'https://cdn-1.matterport.com/photo.jpg',
    'https://matterport.com/logo.png',
    'https://MY.Matterport.COM/logo.png',
    'https://my.matterport.com./logo.png',
    'https://my.m%61tterport.com:8443/logo.png',
    'http://images.example/logo.png',
  ])('rejects %s', (text) => {
    expect(imageAddress(text)).toBeNull()
    const tour = parseTour(new URLSearchParams({ logo: text, bg: text }))
    expect([tour.logo, tour.background]).toEqual([null, null])
  })

  it.each(['https://notmatterport.com/a.png', 'https://matterport.com.example/a.png'])(
    'accepts %s',
    (text) => {
      expect(imageAddress(text)).toBe(text)
    },
  )
})

const fontStyle = (value: unknown) =>
  parseTour(new URLSearchParams({ fontStyle: JSON.stringify(value) })).fontStyle

describe('parseTour', () => {
  it('[3.3.22] [3.3.23] [3.9.07] defaults to 20 px Open Sans in black and a logo of 150 px', () => {
    expect(parseTour('')).toEqual({
      tour: null,
      client: '',
      fontStyle: { size: 20, color: '#000000', family: 'Open Sans' },
      logo: null,
      logoSize: 150,
      background: null,
    })
  })

  it('[3.2.113] [3.3.21] parses m, c, logo, logoSize, bg and fontStyle', () => {
    const query = new URLSearchParams({
      m: id,
      c: 'Agence Marchetti & Fils',
      logo: 'https://example.com/logo.svg?v=2',
      logoSize: '240',
      bg: 'https://example.com/façade.jpg',
      fontStyle: '{"size":48,"color":"#0B5C6B","family":"Georgia"}',
    })
    expect(parseTour(query)).toEqual({
      tour: id,
      client: 'Agence Marchetti & Fils',
      fontStyle: { size: 48, color: '#0b5c6b', family: 'Georgia' },
      logo: 'https://example.com/logo.svg?v=2',
      logoSize: 240,
      background: 'https://example.com/fa%C3%A7ade.jpg',
    })
  })

  it('[3.2.109] [3.9.08] limits the font size to 8–100 in steps of 1', () => {
    const sizeOf = (size: unknown) => fontStyle({ size }).size
    expect([7, 8, 8.4, 99.6, 101, -3, '12'].map(sizeOf)).toEqual([8, 8, 8, 100, 100, 8, 12])
    expect([null, '', 'big', true, {}].map(sizeOf)).toEqual([20, 20, 20, 20, 20])
  })

  it('[3.2.111] [3.9.08] limits the logo size to 50–1000 in steps of 5', () => {
    const sizeOf = (logoSize: string) => parseTour(new URLSearchParams({ logoSize })).logoSize
    expect(['49', '52', '53', '998', '4000', '-1'].map(sizeOf)).toEqual([
      50, 50, 55, 1000, 1000, 50,
    ])
    expect(['', ' ', 'NaN', 'Infinity', '150px'].map(sizeOf)).toEqual([150, 150, 150, 150, 150])
  })

  it('[3.2.110] [3.9.08] knows 13 fonts, each with its stack', () => {
    expect(tourFonts).toHaveLength(13)
    for (const family of tourFonts) {
      expect(fontStyle({ family }).family).toBe(family)
      expect(tourFontStack(family)).toMatch(/(serif|monospace)$/)
    }
    expect(fontStyle({ family: 'constructor' }).family).toBe('Open Sans')
  })

  it('falls back only for the invalid parameters and keys', () => {
    expect(fontStyle({ size: 'big', color: '#abc', family: 'Wingdings' })).toEqual({
      size: 20,
      color: '#aabbcc',
      family: 'Open Sans',
    })
    expect(parseTour(`m=nope&c=Marchetti&logo=http://a.example/b.png&logoSize=200`)).toEqual({
      ...defaultTour,
      client: 'Marchetti',
      logoSize: 200,
    })
  })

  it('makes the client’s name a single line of limited length', () => {
    const client = (c: string) => parseTour(new URLSearchParams({ c })).client
    expect(client(' Agence\n\tMarchetti\u0000 ')).toBe('Agence Marchetti')
    expect(client('Agence \u202Eitteh\u202C')).toBe('Agence itteh')
    expect(Array.from(client('é🏠'.repeat(500)))).toHaveLength(maxClientLength)
  })

  it('returns valid parameters for any text', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json())
    const query = fc.oneof(
      fc.string(),
      fc
        .record({ m: texts, c: texts, logo: texts, logoSize: texts, bg: texts, fontStyle: texts })
        .map((values) => new URLSearchParams(values).toString()),
    )
    fc.assert(
      fc.property(query, (search) => {
        const tour = parseTour(search)
        expect(tour.tour ?? id).toMatch(/^[a-zA-Z0-9]{11}$/)
        expect(Array.from(tour.client).length).toBeLessThanOrEqual(maxClientLength)
        expect(tour.fontStyle.color).toMatch(/^#[0-9a-f]{6}$/)
        expect(tourFonts).toContain(tour.fontStyle.family)
        expect(tour.fontStyle.size % fontSizes.step).toBe(0)
        expect(tour.logoSize % logoSizes.step).toBe(0)
        expect(tour.logo ?? 'https://').toMatch(/^https:\/\//)
        expect(tour.background ?? 'https://').toMatch(/^https:\/\//)
        expect(parseTour(serialiseTour(tour))).toEqual(tour)
      }),
      { numRuns: 500 },
    )
  })
})

const numberOf = ({ min, max, step }: typeof fontSizes) =>
  fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step)
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)
const address = fc
  .option(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }))
  .map((url) => (url === null ? null : new URL(url).href))
const tours: fc.Arbitrary<TourParameters> = fc.record({
  tour: fc.option(fc.stringMatching(/^[a-zA-Z0-9]{11}$/)),
  client: fc.string({ unit: 'grapheme' }).map((c) => parseTour(new URLSearchParams({ c })).client),
  fontStyle: fc.record({
    size: numberOf(fontSizes),
    color,
    family: fc.constantFrom(...tourFonts),
  }),
  logo: address,
  logoSize: numberOf(logoSizes),
  background: address,
})

describe('serialiseTour', () => {
  it('is the inverse of parseTour', () => {
    fc.assert(
      fc.property(tours, (tour) => {
        expect(parseTour(serialiseTour(tour))).toEqual(tour)
      }),
    )
  })

  it('leaves out parameters with their default value', () => {
    expect(serialiseTour(defaultTour)).toBe('')
    expect(serialiseTour({ ...defaultTour, tour: id })).toBe(`m=${id}`)
    const fontStyle = { ...defaultTour.fontStyle, color: '#ff0000' }
    const query = new URLSearchParams(serialiseTour({ ...defaultTour, tour: id, fontStyle }))
    expect(Object.fromEntries(query)).toEqual({ m: id, fontStyle: '{"color":"#ff0000"}' })
  })
})

it('names a tour after its client', () => {
  expect(tourTitle({ client: '' })).toBe('Visite 3D')
  expect(tourTitle({ client: 'Agence Marchetti' })).toBe('Visite 3D – Agence Marchetti')
})

it('finds a background on which text of any color can be read', () => {
  fc.assert(
    fc.property(color, (text) => {
      expect(contrastRatio(text, contrastingPaper(text))).toBeGreaterThanOrEqual(4.5)
    }),
  )
  expect(contrastingPaper('#000000')).toBe('#ffffff')
  expect(contrastingPaper('#ffe08a')).toBe('#000000')
})

it('keeps the ratio of the embedded page at any width', () => {
  const size = { width: '100%', height: 540 }
  const { html } = embedCode({ src: 'https://a.example/embed', title: 'Visite 3D', ...size })
  expect(html).toContain('width="100%" height="540"')
  expect(html).toMatch(/style="[^"]*max-width:100%;height:auto;aspect-ratio:16\/9"/)
})

it('escapes the values in the embed code', () => {
  const options = { title: '"><script>', width: '100%', height: 540 }
  const { html } = embedCode({ src: 'https://a.example/embed?m=1&c="', ...options })
  expect(html).toContain('src="https://a.example/embed?m=1&amp;c=&quot;"')
  expect(html).not.toContain('<script>')
})
