import { describe, expect, it } from 'vitest'
import { excessOf, parseSignatureData, renderSignature, sizeLimits } from '../index.ts'
import type { SignatureData } from '../index.ts'

const many = (count: number) => Array.from({ length: count }, () => ({}))

/** Parses data as it is read from a database. */
function stored(input: object): SignatureData {
  const parsed = parseSignatureData(JSON.stringify(input))
  if (!parsed.ok) throw new Error('Stored data is always parsed')
  return parsed.data
}

describe('excessOf', () => {
  it('accepts 60 icons and 50 custom fields, and reports one more of each', () => {
    const within = {
      social: { socialIcons: many(60) },
      customFields: many(50),
    }
    expect(excessOf(stored(within))).toEqual([])

    const beyond = {
      social: { socialIcons: many(61) },
      customFields: many(51),
    }
    expect(excessOf(stored(beyond))).toEqual([
      { part: 'socialIcons', path: 'social.socialIcons', count: 61, max: 60 },
      { part: 'customFields', path: 'customFields', count: 51, max: 50 },
    ])
  })

  it('measures the data after the defaults are filled in', () => {
    const rest = JSON.stringify(stored({})).length
    const address = 'x'.repeat(sizeLimits.characters - rest)
    expect(excessOf(stored({ address }))).toEqual([])
    expect(excessOf(stored({ address: `${address}x` }))).toEqual([
      { part: 'characters', path: '', count: 100_001, max: 100_000 },
    ])
  })

  it('finds what 100 kB of empty objects become', () => {
    const input = { social: { socialIcons: many(33_000) } }
    const data = stored(input)
    const [, size] = excessOf(data)
    expect(size?.count).toBeGreaterThan(15 * JSON.stringify(input).length)
  })

  it('has each addon once, and keeps the last of two with the same key', () => {
    const text = '{"addons":{"disclaimer":{"order":1},"disclaimer":{"order":2}}}'
    const parsed = parseSignatureData(text)
    expect(parsed).toMatchObject({
      ok: true,
      data: { addons: { disclaimer: { order: 2 } } },
    })
    expect(parseSignatureData({ addons: [{}, {}] })).toMatchObject({
      errors: [{ path: 'addons' }],
    })
  })
})

it('parses and renders stored data beyond the bounds', () => {
  const customFields = Array.from({ length: 5000 }, (_, index) => ({
    value: `Champ ${index}`,
  }))
  const data = stored({ firstName: 'Inès', customFields })
  expect(data.customFields).toHaveLength(5000)
  expect(renderSignature(data).html).toContain('Champ 4999')
})
