import { describe, expect, it } from 'vitest'
import { fontFamilies, renderSignature } from '../index.ts'

describe('fonts', () => {
  it('[2.9.15] offers the twelve fonts of the specification', () => {
    expect(fontFamilies).toEqual([
      'Arial Black',
      'Comic Sans MS',
      'Impact',
      'Lucida Sans Unicode',
      'Tahoma',
      'Trebuchet MS',
      'Verdana',
      'Courier New',
      'Lucida Console',
      'Georgia',
      'Palatino',
      'Times New Roman',
    ])
  })

  it.each(fontFamilies)('renders %s with a generic fallback family', (fontFamily) => {
    const { html } = renderSignature({ firstName: 'Zoé', fontStyle: { fontFamily } })
    expect(html).toMatch(/font-family:[^;"]*,(?:sans-serif|serif|monospace);/)
    expect(html).toContain(fontFamily)
  })

  it('renders Verdana for an unknown font', () => {
    const { html } = renderSignature({ firstName: 'Zoé', fontStyle: { fontFamily: 'x;color:red' } })
    expect(html).toContain('font-family:Verdana,Geneva,sans-serif;')
    expect(html).not.toContain('color:red')
  })
})
