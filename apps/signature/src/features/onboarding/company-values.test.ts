import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { companyValues, profileValues, webAddress } from './company-values.ts'

it.each([
  ['', ''],
  ['  ', ''],
  ['maison.example', 'https://maison.example'],
  ['http://maison.example/a', 'http://maison.example/a'],
  [' https://maison.example ', 'https://maison.example'],
  ['pas une adresse', ''],
  ['monsite', ''],
  ['https://monsite', ''],
])('parses %j as the web address %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})

it('reads the values of the company and the author from a signature', () => {
  const data = completeSignatureData({
    firstName: ' Claire ',
    lastName: 'Neuville',
    positionInCompany: 'Gérante',
    phone: '06 12 34 56 78',
    companyName: 'Neuville',
    companyWebsite: 'neuville.example',
    logo: { mediaId: 'media-1' },
    social: {
      socialIcons: [
        { icon: 'linkedin', url: 'https://linkedin.com/company/neuville' },
        { icon: 'facebook', url: 'https://www.facebook.com/' },
        { icon: 'behance', url: 'https://behance.net/neuville' },
      ],
    },
  })
  expect(companyValues(data)).toEqual({
    name: 'Neuville',
    website_url: 'https://neuville.example',
    logo_id: 'media-1',
    linkedin: 'https://linkedin.com/company/neuville',
  })
  expect(profileValues(data)).toEqual({
    first_name: 'Claire',
    last_name: 'Neuville',
    position: 'Gérante',
    phone_number: '06 12 34 56 78',
  })
})

it('leaves out empty fields, so that saving clears nothing', () => {
  expect(companyValues(completeSignatureData({}))).toEqual({})
  expect(profileValues(completeSignatureData({}))).toEqual({})
})
