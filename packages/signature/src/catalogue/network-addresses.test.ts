import { expect, it } from 'vitest'
import { renderSignature } from '../render/render-signature.ts'
import { hasIconAddress, networkAddressStart, socialNetworks } from './index.ts'

it.each(socialNetworks)(
  'treats the incomplete address of $key as missing',
  ({ key, urlPattern }) => {
    const start = networkAddressStart(key)
    expect(urlPattern.startsWith(start)).toBe(true)
    expect(hasIconAddress({ icon: key, url: start })).toBe(false)
    expect(hasIconAddress({ icon: key, url: urlPattern.replaceAll(/\{\w+\}/g, 'lune') })).toBe(true)
  },
)

it.each([
  'https://www.facebook.com',
  'http://facebook.com/',
  'Facebook.com',
  ' https://www.facebook.com/ ',
  '',
  '  ',
])('does not treat %j as a Facebook address', (url) => {
  expect(hasIconAddress({ icon: 'facebook', url })).toBe(false)
})

it('accepts any address for a custom icon', () => {
  expect(hasIconAddress({ icon: 'intranet', url: 'https://www.facebook.com/' })).toBe(true)
  expect(hasIconAddress({ icon: 'constructor', url: 'https://exemple.fr' })).toBe(true)
})

it.each(['https://', 'https://www.linkedin.com', 'www.linkedin.com/in', 'linkedin.com/in/'])(
  'does not accept %j as a LinkedIn address, since it is only the beginning that all profile addresses share',
  (url) => {
    expect(hasIconAddress({ icon: 'linkedin', url })).toBe(false)
  },
)

it('accepts an address that differs from the profile pattern', () => {
  const url = 'https://www.linkedin.com/company/lune'
  expect(hasIconAddress({ icon: 'linkedin', url })).toBe(true)
  expect(hasIconAddress({ icon: 'etsy', url: 'https://lune.etsy.com' })).toBe(true)
})

it('leaves an icon with an incomplete address out of the signature and reports the address', () => {
  const socialIcons = [
    { icon: 'facebook', url: 'https://www.facebook.com/' },
    { icon: 'x', url: 'https://x.com/lueur' },
    { icon: 'linkedin', url: 'https://www.linkedin.com/in/' },
  ]
  const { html, text, report } = renderSignature({ firstName: 'Zoé', social: { socialIcons } })
  expect(html).toContain('https://x.com/lueur')
  expect(html + text).not.toMatch(/facebook|linkedin/i)
  expect(report.droppedAddresses).toEqual([
    { path: 'social.socialIcons[0].url', address: 'https://www.facebook.com/' },
    { path: 'social.socialIcons[2].url', address: 'https://www.linkedin.com/in/' },
  ])
})
