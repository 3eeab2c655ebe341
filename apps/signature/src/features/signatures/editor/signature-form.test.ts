import type { SignatureTemplate } from '@org/api/client'
import { expect, it } from 'vitest'
import { fromStored, toForm, toStored } from './signature-form.ts'

// A signature as an older version of the program stored it, without the fields added since.
const base = {
  id: 'studio',
  name: 'Studio',
  signatureData: '{"companyName":"Lueur","unknown":1}',
  revision: 4,
} as SignatureTemplate

it('keeps the JSON of an untouched signature when only its name changes', () => {
  const values = { ...toForm(base), name: ' Studio 2 ' }
  expect(toStored(values, base)).toEqual({ name: 'Studio 2', signatureData: base.signatureData })
})

it('stores a changed signature in full', () => {
  const { name, signature } = toForm(base)
  const { signatureData } = toStored({ name, signature: { ...signature, skype: 'lueur' } }, base)
  expect(JSON.parse(signatureData)).toMatchObject({ companyName: 'Lueur', skype: 'lueur' })
})

it('restores the name and the signature of a draft', () => {
  const values = { name: 'Studio 2', signatureData: '{"companyName":"Lueur du soir"}' }
  expect(fromStored({ values, base })).toMatchObject({
    name: 'Studio 2',
    signature: { companyName: 'Lueur du soir' },
  })
  expect(fromStored({ values: { ...values, signatureData: base.signatureData }, base })).toEqual({
    ...toForm(base),
    name: 'Studio 2',
  })
})
