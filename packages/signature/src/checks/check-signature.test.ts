import { describe, expect, it } from 'vitest'
import { layoutKeys } from '../model/signature-data.ts'
import { sampleSignatures } from '../samples/index.ts'
import { targetKeys } from '../targets/targets.ts'
import { checkSignature } from './check-signature.ts'
import { everyPart, iconsBaseUrl } from './every-part.fixture.ts'
import { findings, withLogo } from './findings.fixture.ts'

describe('a valid signature', () => {
  it.each(layoutKeys.flatMap((layoutKey) => targetKeys.map((target) => ({ layoutKey, target }))))(
    'has no findings in $layoutKey for $target',
    async ({ layoutKey, target }) => {
      const report = await checkSignature({ ...everyPart, layoutKey }, { iconsBaseUrl, target })
      expect(report.findings).toEqual([])
      expect(report.ok).toBe(true)
    },
  )

  it.each(sampleSignatures.map((sample) => [sample.companyName, sample] as const))(
    'reports nothing but the embedded images in the sample of %s',
    async (_company, sample) => {
      const codes = (await findings(sample)).map(({ code }) => code)
      expect(new Set(codes)).toEqual(new Set(['image_not_hosted']))
    },
  )

  it('has no findings if it is empty', async () => {
    const report = await checkSignature({})
    expect(report.findings).toEqual([])
    expect(report.length).toEqual({ characters: 0, limit: 10_000, parts: [] })
  })

  it('lists the clients that drop enhancements and those with unknown support', async () => {
    const { enhancements, unknown } = await checkSignature(everyPart, { iconsBaseUrl })
    const corners = enhancements.find(({ feature }) => feature === 'border-radius')
    expect(corners?.clients).toContain('Outlook (Windows)')
    expect(corners?.reason).toMatch(/square/)
    const rainloop = unknown.find(({ client }) => client === 'RainLoop (web)')
    expect(rainloop?.features).toContain('<table> element')
  })

  it('is checked for the requested clients only', async () => {
    const { enhancements } = await checkSignature(everyPart, {
      iconsBaseUrl,
      clients: ['orange.ios'],
    })
    expect(new Set(enhancements.flatMap(({ clients }) => clients))).toEqual(
      new Set(['Orange (iOS)']),
    )
  })
})

it('lists errors before warnings, and notes last', async () => {
  const found = await findings(
    { ...withLogo({ width: 90 }), companyWebsite: 'javascript:1' },
    { bannerUrl: 'https://signatures.example/api/user/k/banner' },
  )
  expect(found.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning', 'note'])
})
