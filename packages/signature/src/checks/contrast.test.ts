import { describe, expect, it } from 'vitest'
import { videoConfProviders } from '../model/signature-data.ts'
import type { SignatureInput } from '../model/signature-data.ts'
import { only } from './findings.fixture.ts'

describe('contrast', () => {
  const colors = (fontColor: string, fontColor2 = '#333333'): SignatureInput => ({
    firstName: 'Inès',
    email: 'ines@a.example',
    fontStyle: { fontColor, fontColor2 },
  })

  it('points at the colour that is pale by daylight, and so in Apple Mail', async () => {
    const [finding, ...others] = await only('low_contrast', colors('#c8c8c8'))
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      severity: 'warning',
      path: 'fontStyle.fontColor',
      details: { color: '#c8c8c8', background: '', least: 3 },
    })
    expect(finding?.client).toBeUndefined()
    expect(finding?.details).toMatchObject({
      light: 'fails',
      dark: expect.stringMatching(/^Apple Mail/),
    })
    expect(finding?.message).toMatch(/hard to read in light mode and in dark mode in Apple Mail/)
  })

  it('tells the second colour from the first', async () => {
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

  it('sees a button whose text fades in the dark only', async () => {
    const button = { backgroundColor: '#696969', color: '#191919' }
    const [finding] = await only('low_contrast', {
      addons: {
        videoConf: {
          enabled: true,
          order: 0,
          data: { url: 'https://zoom.example/1', colorsAuto: false, buttonStyle: button },
        },
      },
    })
    expect(finding).toMatchObject({
      path: 'addons.videoConf.data.buttonStyle.color',
      client: 'Gmail (iOS), Outlook (Windows)',
      details: { color: '#191919', background: '#696969' },
    })
    expect(finding?.details).toMatchObject({ light: 'passes', dark: finding?.client })
    expect(finding?.message).not.toContain('light mode')
  })

  it.each(videoConfProviders)('is enough in the colours of %s', async (key) => {
    const videoConf = { enabled: true, order: 0, data: { key, url: 'https://a.example/1' } }
    expect(await only('low_contrast', { addons: { videoConf } })).toEqual([])
  })

  it('is asked of words, not of the marks between them', async () => {
    const faint = { ...colors('#333333', '#eeeeee'), phone: '02 98 44 10 22' }
    expect(await only('low_contrast', { ...faint, layoutKey: 'layout1' })).toEqual([])
  })
})
