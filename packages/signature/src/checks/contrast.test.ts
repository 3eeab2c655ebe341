import { describe, expect, it } from 'vitest'
import { videoConfProviders } from '../model/signature-data.ts'
import type { SignatureInput } from '../model/signature-data.ts'
import { darkModes } from './dark-modes.ts'
import { only } from './findings.fixture.ts'

describe('contrast', () => {
  const colors = (fontColor: string, fontColor2 = '#333333'): SignatureInput => ({
    firstName: 'Inès',
    email: 'ines@a.example',
    fontStyle: { fontColor, fontColor2 },
  })

  it('reports a color that is too pale in light mode and in Apple Mail’s dark mode', async () => {
    const [finding, ...others] = await only('low_contrast', colors('#c8c8c8'))
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      severity: 'warning',
      path: 'fontStyle.fontColor',
      details: { color: '#c8c8c8', background: '', least: 4.5 },
    })
    expect(finding?.client).toBeUndefined()
    expect(finding?.details).toMatchObject({
      light: 'fails',
      dark: expect.stringMatching(/^Apple Mail/),
    })
    expect(finding?.message).toMatch(/hard to read in light mode and in dark mode in Apple Mail/)
  })

  it('reports text in the second color under the path of that color', async () => {
    const pale = await only('low_contrast', {
      ...colors('#333333', '#dddddd'),
      layoutKey: 'layout2',
      companyName: 'Maison Kerjean',
      phone: '02 98 44 10 22',
    })
    expect(pale).toMatchObject([
      { path: 'fontStyle.fontColor2', details: { text: 'Maison Kerjean', color: '#dddddd' } },
    ])
  })

  const button = (color: string, backgroundColor: string): SignatureInput => ({
    addons: {
      videoConf: {
        enabled: true,
        order: 0,
        data: {
          url: 'https://zoom.example/1',
          colorsAuto: false,
          buttonStyle: { color, backgroundColor },
        },
      },
    },
  })

  /**
   * For each inverting client: a button that is readable in light mode, the clients whose dark mode
   * makes it unreadable, and a similar button that is readable everywhere.
   */
  const fadingIn = {
    'Gmail (Android)': {
      fades: ['#5e93ac', '#141507'],
      dark: 'Gmail (Android), Outlook (Windows)',
      neighbour: ['#7cb0ca', '#141507'],
    },
    'Outlook.com': {
      fades: ['#8a1c1c', '#8fe3cf'],
      dark: 'Outlook.com, Outlook (Windows)',
      neighbour: ['#6a0001', '#8fe3cf'],
    },
    'Gmail (iOS)': {
      fades: ['#66b2ff', '#1f1fa8'],
      dark: 'Gmail (iOS), Outlook (Windows)',
      neighbour: ['#9ae1ff', '#1f1fa8'],
    },
    'Outlook (Windows)': {
      fades: ['#ffffff', '#0b5cff'],
      dark: 'Outlook (Windows)',
      neighbour: ['#ffffff', '#0050f0'],
    },
  } as const

  it('covers every client that inverts colors', () => {
    const inverting = darkModes.filter(({ inversion }) => inversion !== 'none')
    expect(Object.keys(fadingIn)).toEqual(inverting.map(({ client }) => client))
  })

  it.each(Object.entries(fadingIn))(
    'names %s if its dark mode makes a button unreadable that is readable in light mode',
    async (client, { fades: [color, background], dark, neighbour: [nextColor, nextFace] }) => {
      const found = await only('low_contrast', button(color, background))
      expect(found).toMatchObject([
        { client: dark, details: { color, background, light: 'passes', dark } },
      ])
      expect(found[0]?.message).toContain(client)
      expect(found[0]?.message).not.toContain('Apple Mail')
      expect(await only('low_contrast', button(nextColor, nextFace))).toEqual([])
    },
  )

  it('names only the client whose dark mode makes a button unreadable', async () => {
    const [finding] = await only('low_contrast', button('#ffffff', '#0b5cff'))
    expect(finding).toMatchObject({
      path: 'addons.videoConf.data.buttonStyle.color',
      client: 'Outlook (Windows)',
      details: { color: '#ffffff', background: '#0b5cff', ratio: 4.06, least: 4.5 },
    })
    expect(finding?.details).toMatchObject({ light: 'passes', dark: finding?.client })
    expect(finding?.message).not.toContain('light mode')
  })

  it('requires less contrast for large text, unless small text has the same color', async () => {
    const grey = (fontSize: number) => ({
      ...colors('#777777', '#777777'),
      fontStyle: { fontSize, fontColor: '#777777', fontColor2: '#777777' },
    })
    expect(await only('low_contrast', grey(30))).toEqual([])
    const found = await only('low_contrast', grey(20))
    expect(found).toMatchObject([{ details: { text: 'ines@a.example', least: 4.5 } }])
    expect(
      await only('low_contrast', {
        ...grey(30),
        fontStyle: { fontColor: '#c8c8c8', fontSize: 30 },
      }),
    ).toMatchObject([{ details: { least: 3 } }])
  })

  it.each(videoConfProviders)('is sufficient in the colors of %s', async (key) => {
    const videoConf = { enabled: true, order: 0, data: { key, url: 'https://a.example/1' } }
    expect(await only('low_contrast', { addons: { videoConf } })).toEqual([])
  })

  it.each(['#c8c8c8', '#ffff66', '#ff9f1c', '#00ffcc', '#ffffff'])(
    'suggests a color in place of %s that is readable everywhere',
    async (color) => {
      const [finding] = await only('low_contrast', colors(color))
      const readable = String(finding?.details['readable'])
      expect(readable).toMatch(/^#[0-9a-f]{6}$/)
      expect(await only('low_contrast', colors(readable))).toEqual([])
    },
  )

  it('is required for words, but not for the separators between them', async () => {
    const faint = { ...colors('#333333', '#eeeeee'), phone: '02 98 44 10 22' }
    expect(await only('low_contrast', { ...faint, layoutKey: 'layout1' })).toEqual([])
  })
})
