import { describe, expect, it } from 'vitest'
import { isEmptySignature } from '../index.ts'
import type { SignatureInput } from '../index.ts'

const filled: readonly SignatureInput[] = [
  { phone: '01' },
  { userName: 'cam' },
  { customFields: [{ key: 'Agenda' }] },
  { social: { socialIcons: [{ icon: 'x' }] } },
  { logo: { media: { src: 'https://a.fr/l.png' } } },
  { banner: { mediaId: '7' } },
  { signoff: { key: 'cdt' } },
  { addons: { greenMessage: { enabled: true } } },
]

describe('isEmptySignature', () => {
  it.each(filled)('is false for %o', (data) => {
    expect(isEmptySignature(data)).toBe(false)
  })

  it('is true for no data, for blank values, and for style and layout alone', () => {
    expect(isEmptySignature({})).toBe(true)
    expect(isEmptySignature({ firstName: '  ', customFields: [{ key: ' ' }] })).toBe(true)
    expect(isEmptySignature({ layoutKey: 'layout3', fontStyle: { fontSize: 20 } })).toBe(true)
  })
})
