import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from './signature-file.ts'

describe('fileName', () => {
  it('keeps letters of any language', () => {
    expect(fileName('Atelier Rivière – été 2026', 'htm')).toBe('Atelier Rivière – été 2026.htm')
  })

  it('replaces characters that Windows forbids', () => {
    expect(fileName('Ventes/Achats: "Nord" <1>', 'zip')).toBe('Ventes Achats Nord 1.zip')
  })

  it.each(['', '...', '  ', '///'])('returns Signature for %j', (typed) => {
    expect(fileName(typed, 'txt')).toBe('Signature.txt')
  })

  it('avoids device names', () => {
    expect(fileName('CON', 'txt')).toBe('Signature CON.txt')
  })

  it('never leaves a separator, a control character or an ending that Windows strips', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const name = fileName(typed, 'rtf')
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]*[^<>:"/\\|?*\p{Cc}. ]\.rtf$/u)
      }),
    )
  })
})
