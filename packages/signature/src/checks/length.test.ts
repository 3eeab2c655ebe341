import { describe, expect, it } from 'vitest'
import type { SignatureInput } from '../model/signature-data.ts'
import { checkSignature } from './check-signature.ts'
import { everyPart, iconsBaseUrl } from './every-part.fixture.ts'
import { findings } from './findings.fixture.ts'

describe('length', () => {
  const long = (characters: number): SignatureInput => ({
    ...everyPart,
    addons: {
      disclaimer: {
        enabled: true,
        order: 0,
        data: { key: 'custom', text: 'x'.repeat(characters) },
      },
    },
  })

  it('is divided among the parts, which add up to the total', async () => {
    const { length } = await checkSignature(everyPart, {
      iconsBaseUrl,
      bannerUrl: 'https://signatures.example/api/user/k/banner',
    })
    expect(length.parts.map(({ part }) => part).toSorted()).toEqual([
      'banner',
      'contact',
      'customFields',
      'disclaimer',
      'greenMessage',
      'identity',
      'logo',
      'signoff',
      'social',
      'videoConf',
    ])
    const sum = length.parts.reduce((total, { characters }) => total + characters, 0)
    expect(sum).toBe(length.characters)
    expect(length.parts.every(({ characters }) => characters > 0)).toBe(true)
    expect(length.parts.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1)
  })

  it('lists the largest part first', async () => {
    const { length } = await checkSignature(long(5000), { iconsBaseUrl })
    expect(length.parts[0]?.part).toBe('disclaimer')
    expect(length.parts[0]?.characters).toBeGreaterThan(5000)
  })

  it('is a warning from 9,000 and an error above 10,000 characters', async () => {
    const { length } = await checkSignature(long(1000), { iconsBaseUrl })
    const upTo = (characters: number) => long(1000 + characters - length.characters)
    expect(await findings(upTo(8_999))).toEqual([])
    expect(await findings(upTo(9_000))).toMatchObject([
      { code: 'nearly_too_long', severity: 'warning' },
    ])
    expect(await findings(upTo(10_000))).toMatchObject([{ code: 'nearly_too_long' }])

    const report = await checkSignature(upTo(10_001), { iconsBaseUrl })
    expect(report.ok).toBe(false)
    expect(report.findings).toMatchObject([
      {
        code: 'too_long',
        severity: 'error',
        client: 'Gmail',
        details: { characters: 10_001, limit: 10_000 },
      },
    ])
  })
})
