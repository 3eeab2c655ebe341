import { completeSignatureData, defaultSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { previewData } from './example-data.ts'

const sample = { firstName: 'Camille', fontStyle: { fontColor: '#1f2937' } }
const sources = { sample, filled: undefined }
const own = completeSignatureData({ firstName: 'Inès' })

it('shows the sample while the signature is empty', () => {
  const shown = previewData(defaultSignatureData, { ...sources, hasEdits: true })
  expect(shown.isExample).toBe(true)
  expect(shown.data).toMatchObject(sample)
})

it('shows the sample before the first edit', () => {
  expect(previewData(own, { ...sources, hasEdits: false }).data.firstName).toBe('Camille')
})

it('shows the signature itself once it contains anything', () => {
  expect(previewData(own, { ...sources, hasEdits: true })).toEqual({ data: own, isExample: false })
})

it('shows an empty signature if there is no sample', () => {
  const shown = previewData(defaultSignatureData, {
    sample: undefined,
    filled: undefined,
    hasEdits: false,
  })
  expect(shown).toEqual({ data: defaultSignatureData, isExample: false })
})

it('shows the sample in the selected layout, and in the font style if the user has changed it', () => {
  const fontStyle = { ...defaultSignatureData.fontStyle, fontFamily: 'Georgia' }
  const data = { ...defaultSignatureData, layoutKey: 'layout3' as const }
  expect(previewData(data, { ...sources, hasEdits: true }).data).toEqual({
    ...sample,
    layoutKey: 'layout3',
  })
  expect(
    previewData({ ...data, fontStyle }, { ...sources, hasEdits: true }).data.fontStyle,
  ).toEqual(fontStyle)
})

it('shows the signature with defaults filled in', () => {
  const filled = { ...own, lastName: 'Durand' }
  const shown = previewData(own, { sample, filled, hasEdits: true })
  expect(shown).toEqual({ data: filled, isExample: false })
})
