import { renderSignature, targetKeys } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { describe, expect, it } from 'vitest'
import { findClient, mailClients } from './index.ts'

it('offers the seven mail clients named in the specification', () => {
  expect(mailClients.map((client) => client.name)).toEqual([
    'Gmail',
    'Outlook',
    'Apple Mail',
    'Yahoo',
    'Thunderbird',
    'iPhone/iPad',
    'Office365',
  ])
})

describe.each(mailClients)('$name', (client) => {
  it('has at least four steps, each illustrated with at most one click target', () => {
    expect(client.steps.length).toBeGreaterThanOrEqual(4)
    for (const { drawing } of client.steps) {
      expect(drawing.parts.filter((part) => part.isTarget).length).toBeLessThanOrEqual(1)
    }
  })

  it('keeps its illustrations within their frames', () => {
    for (const part of client.steps.flatMap((step) => step.drawing.parts)) {
      expect(part.x).toBeGreaterThanOrEqual(0)
      expect(part.x + ('width' in part ? part.width : 0)).toBeLessThanOrEqual(240)
      expect(part.y + ('height' in part ? part.height : 0)).toBeLessThanOrEqual(150)
    }
  })

  it('copies HTML for a known target, within Gmail’s size limit', () => {
    expect(targetKeys).toContain(client.target)
    const options = { target: client.target, iconsBaseUrl: 'https://paraphe.example/icons/v1' }
    expect(renderSignature(sampleSignature, options).html.length).toBeLessThan(10_000)
  })
})

it('offers files for clients that accept them', () => {
  expect(mailClients.flatMap(({ file }) => file?.key ?? [])).toEqual([
    'outlook',
    'apple-mail',
    'thunderbird',
  ])
})

it('warns of quirks that break a signature', () => {
  const steps = (key: 'apple-mail' | 'iphone') =>
    findClient(key)
      .steps.map((step) => step.text)
      .join(' ')
  expect(steps('apple-mail')).toContain('Always match my default message font')
  expect(steps('iphone')).toMatch(/Secouez.*« Annuler »/)
})
