import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { draftFaults } from './draft-faults.ts'

const social = (icon: string, url: string) => ({ socialIcons: [{ icon, url }] })

it('names a website that the company could not be saved with', () => {
  expect(draftFaults(completeSignatureData({ companyWebsite: ' monsite ' }))).toEqual([
    'Site web : « monsite » n’est pas une adresse web.',
  ])
})

it.each([
  { companyWebsite: 'neuville.example' },
  { companyWebsite: '' },
  { social: social('facebook', 'https://www.facebook.com/') },
  { social: social('skype', 'skype:neuville?chat') },
])('has nothing against %j', (data) => {
  expect(draftFaults(completeSignatureData(data))).toEqual([])
})

it('names the address of a network that the company has a field for', () => {
  const data = completeSignatureData({ social: social('linkedin', 'neuville') })
  expect(draftFaults(data)).toEqual(['LinkedIn : « neuville » n’est pas une adresse web.'])
})
