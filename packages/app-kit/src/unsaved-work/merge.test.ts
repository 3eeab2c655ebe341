import { completeSignatureData } from '@org/ui/signature'
import { expect, it } from 'vitest'
import { isSame, merge } from './merge.ts'

const base = completeSignatureData({ companyName: 'Lueur', social: { caption: 'Suivez-nous' } })

it('applies the changes of both sides, including those in nested objects', () => {
  const mine = { ...base, phone: '01', social: { ...base.social, width: 30 } }
  const theirs = { ...base, address: 'Lille', social: { ...base.social, caption: 'Ici' } }
  const { value, contested } = merge([base, mine, theirs])
  expect(contested).toEqual([])
  expect(value).toMatchObject({ phone: '01', address: 'Lille', companyName: 'Lueur' })
  expect(value.social).toMatchObject({ width: 30, caption: 'Ici' })
})

it('reports conflicting changes, and keeps the winner’s value', () => {
  const mine = { ...base, phone: '01', social: { ...base.social, caption: 'Là' } }
  const theirs = { ...base, email: 'a@b.fr', social: { ...base.social, caption: 'Ici' } }
  const won = merge([base, mine, theirs], 'theirs')
  expect(won.contested).toEqual(['social.caption'])
  expect(won.value).toMatchObject({ phone: '01', email: 'a@b.fr', social: { caption: 'Ici' } })
  expect(merge([base, mine, theirs]).value.social.caption).toBe('Là')
})

it('reports no conflict when both sides made the same change', () => {
  const changed = { ...base, phone: '01' }
  expect(merge([base, changed, { ...changed, skype: 'zoe' }])).toMatchObject({
    contested: [],
    value: { phone: '01', skype: 'zoe' },
  })
})

it('never combines parts of two images', () => {
  const logo = (src: string, width: number) => ({
    ...base.logo,
    media: { src, type: 'image/png', width, height: 1 },
  })
  const { value, contested } = merge([
    base,
    { ...base, logo: logo('https://a.fr/a.png', 1) },
    { ...base, logo: logo('https://a.fr/b.png', 2) },
  ])
  expect(contested).toEqual(['logo.media'])
  expect(value.logo.media).toMatchObject({ src: 'https://a.fr/a.png', width: 1 })
})

it('ignores key order, and each tab’s own image URLs', () => {
  expect(isSame({ a: 1, b: 'blob:one' }, { b: 'blob:two', a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false)
})
