import { merge } from '@org/app-kit'
import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { mergeStored } from './merge-stored.ts'

const base = completeSignatureData({ companyName: 'Lueur', social: { caption: 'Suivez-nous' } })
const stored = (data: object) => JSON.stringify(data)

it('merges changes to different fields', () => {
  const mine = { ...base, phone: '01', social: { ...base.social, width: 30 } }
  const theirs = { ...base, address: 'Lille', social: { ...base.social, caption: 'Ici' } }
  const merged = merge([base, mine, theirs])
  expect(merged.contested).toEqual([])
  expect(mergeStored(stored(base), stored(mine), stored(theirs))).toBe(stored(merged.value))
})

it('does not merge two changes to one field', () => {
  const mine = { ...base, social: { ...base.social, caption: 'Là' } }
  const theirs = { ...base, social: { ...base.social, caption: 'Ici' } }
  expect(mergeStored(stored(base), stored(mine), stored(theirs))).toBeUndefined()
})

it('does not merge what cannot be parsed', () => {
  expect(mergeStored('{', stored(base), stored(base))).toBeUndefined()
})
