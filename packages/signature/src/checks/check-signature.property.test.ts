import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layoutKeys } from '../model/signature-data.ts'
import { checkSignature } from './check-signature.ts'

const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '<b>', '"', 'é', 'red'))
const color = fc.oneof(
  words,
  fc.stringMatching(/^#[0-9a-fA-F]{6}$/),
  fc.constantFrom('#333', 'red'),
)
const font = fc.record({ fontSize: fc.double(), fontColor: color, fontColor2: color })
const address = fc.oneof(
  words,
  fc.webUrl(),
  fc.constantFrom('javascript:1', 'data:image/png,', '#a'),
)
const media = fc.record({ src: address, width: fc.double(), height: fc.double(), alt: words })
const image = fc.record({
  media: fc.option(media),
  width: fc.double(),
  radius: fc.double(),
  url: address,
})
const textAddon = fc.record({
  enabled: fc.boolean(),
  order: fc.integer(),
  data: fc.record({ key: fc.constant('custom'), text: words, fontStyle: font }),
})
const signature = fc.record(
  {
    firstName: words,
    companyName: words,
    email: words,
    address: words,
    companyWebsite: address,
    layoutKey: fc.constantFrom(...layoutKeys),
    fontStyle: font,
    logo: image,
    banner: image,
    social: fc.record({
      caption: words,
      socialIcons: fc.array(fc.record({ icon: words, src: address, url: address })),
    }),
    customFields: fc.array(fc.record({ key: words, value: words, url: address })),
    signoff: fc.record({ key: fc.constant('custom' as const), text: words, fontStyle: font }),
    addons: fc.record({ disclaimer: textAddon, greenMessage: textAddon }),
  },
  { requiredKeys: [] },
)

it('reports readable messages for any signature, and part lengths that add up', async () => {
  await fc.assert(
    fc.asyncProperty(signature, async (data) => {
      const { ok, findings, length } = await checkSignature(data, { localImages: true })
      expect(ok).toBe(findings.every(({ severity }) => severity !== 'error'))
      const sum = length.parts.reduce((total, { characters }) => total + characters, 0)
      expect(sum).toBe(length.characters)
      for (const { message } of findings) expect(message).not.toMatch(/undefined|NaN|\[object/)
    }),
    { numRuns: 200 },
  )
})
