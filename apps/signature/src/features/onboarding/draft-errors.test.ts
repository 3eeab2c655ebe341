import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { draftErrors } from './draft-errors.ts'

const social = (icon: string, url: string) => ({ socialIcons: [{ icon, url }] })

it('reports a website that the API would reject', () => {
  expect(draftErrors(completeSignatureData({ companyWebsite: ' monsite ' }))).toEqual([
    'Site web : « monsite » n’est pas une adresse web.',
  ])
})

it.each([
  { companyWebsite: 'neuville.example' },
  { companyWebsite: '' },
  { social: social('facebook', 'https://www.facebook.com/') },
  { social: social('skype', 'skype:neuville?chat') },
])('accepts %j', (data) => {
  expect(draftErrors(completeSignatureData(data))).toEqual([])
})

it('reports an invalid address of a network for which the company has a field', () => {
  const data = completeSignatureData({ social: social('linkedin', 'neuville') })
  expect(draftErrors(data)).toEqual(['LinkedIn : « neuville » n’est pas une adresse web.'])
})

const long = (length: number) => 'n'.repeat(length)

it('reports text that is too long for a field of the user or the company, with the editor’s labels', () => {
  const data = completeSignatureData({
    firstName: long(201),
    lastName: long(201),
    positionInCompany: long(201),
    phone: '0'.repeat(41),
    companyName: long(201),
    address: long(501),
  })
  expect(draftErrors(data)).toEqual([
    'Prénom : ne peut pas dépasser 200 caractères.',
    'Nom : ne peut pas dépasser 200 caractères.',
    'Fonction : ne peut pas dépasser 200 caractères.',
    'Téléphone : ne peut pas dépasser 40 caractères.',
    'Nom de l’entreprise : ne peut pas dépasser 200 caractères.',
    'Adresse : ne peut pas dépasser 500 caractères.',
  ])
})

it('accepts text of the maximum length', () => {
  const data = { firstName: ` ${long(200)} `, companyName: long(200), address: long(500) }
  expect(draftErrors(completeSignatureData(data))).toEqual([])
})
