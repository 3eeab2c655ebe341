import { completeSignatureData, defaultSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { expect, it } from 'vitest'
import { hasEdits, withoutEdits } from './sections.ts'
import type { Section } from './sections.ts'

const sections: Section[] = [
  ...(['person', 'contact', 'company', 'customFields', 'logo', 'banner', 'networks'] as const),
  ...(['networkLook', 'signoff', 'addons', 'type'] as const),
]

const edited = completeSignatureData({
  ...sampleSignature,
  teamName: 'Studio',
  customFields: [{ key: 'TVA', value: 'FR 12', url: '' }],
  signoff: { key: 'cdt', text: 'Cordialement' },
  social: { ...sampleSignature.social, caption: 'Suivez-nous', width: 40 },
  addons: { disclaimer: { enabled: true, order: 0, data: { key: 'confidentiel' } } },
})

it.each(sections)('resets only the section %s', (section) => {
  expect(hasEdits(edited, section)).toBe(true)
  const after = withoutEdits(edited, section)
  expect(hasEdits(after, section)).toBe(false)
  for (const other of sections.filter((one) => one !== section)) {
    expect(hasEdits(after, other)).toBe(true)
  }
})

it('returns the default signature, except for `userName` and `layoutKey`, once every section has been reset', () => {
  const { userName, layoutKey } = edited
  const after = sections.reduce(withoutEdits, edited)
  expect(after).toEqual({ ...defaultSignatureData, userName, layoutKey })
})

it.each(sections)('has nothing to reset in the section %s of an empty signature', (section) => {
  const empty = completeSignatureData({})
  expect(withoutEdits(empty, section)).toBe(empty)
})

it('keeps addresses locked by the company', () => {
  const fixed = { icon: 'linkedin', src: '', url: 'https://l.example/lueur', editable: false }
  const data = completeSignatureData({
    logo: { url: 'https://lueur.example', urlEditable: false, width: 200 },
    social: { socialIcons: [fixed, { icon: 'x', url: 'https://x.com/lueur' }] },
  })
  expect(withoutEdits(data, 'networks').social.socialIcons).toEqual([fixed])
  expect(withoutEdits(data, 'logo').logo).toMatchObject({ url: 'https://lueur.example', width: 50 })
})
