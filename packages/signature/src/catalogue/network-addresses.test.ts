import { expect, it } from 'vitest'
import { renderSignature } from '../render/render-signature.ts'
import { hasIconAddress, iconAddress, networkAddressStart, socialNetworks } from './index.ts'

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

it.each([
  ['instagram', 'jardin.bio', 'https://instagram.com/jardin.bio'],
  ['instagram', ' @jardin.bio ', 'https://instagram.com/jardin.bio'],
  ['instagram', 'jardin_bio', 'https://instagram.com/jardin_bio'],
  ['tiktok', '@jardin.bio', 'https://tiktok.com/@jardin.bio'],
  ['threads', 'jardin.bio', 'https://threads.com/@jardin.bio'],
  ['facebook', 'jardin.bio', 'https://facebook.com/jardin.bio'],
  ['snapchat', 'jardin-bio', 'https://snapchat.com/add/jardin-bio'],
  ['youtube', '@jardin.bio', 'https://youtube.com/@jardin.bio'],
  ['x', '@jardin', 'https://x.com/jardin'],
  ['telegram', 'jardin_bio', 'https://t.me/jardin_bio'],
  ['pinterest', 'jardin', 'https://pinterest.com/jardin'],
])('completes the %s name %j to %s', (icon, url, address) => {
  expect(iconAddress({ icon, url })).toBe(address)
})

it.each([
  ['instagram', 'https://jardin.bio'],
  ['instagram', 'instagram.com/jardin.bio'],
  ['instagram', 'www.jardin.bio'],
  ['facebook', 'fr.facebook.com'],
  ['x', 'jardin.bio'],
  ['linkedin', 'jardin.bio'],
  ['intranet', 'jardin.bio'],
  ['instagram', 'le jardin bio'],
  ['instagram', 'jardin.'],
  ['instagram', ''],
])('does not take the %s address %j for a name', (icon, url) => {
  expect(iconAddress({ icon, url })).toBe(url)
})

it('links an icon with a bare name to the profile, in plain text too', () => {
  const social = { socialIcons: [{ icon: 'instagram', url: 'jardin.bio' }] }
  const { html, text } = renderSignature({ firstName: 'Zoé', social })
  expect(html).toContain('href="https://instagram.com/jardin.bio"')
  expect(text).toContain('Instagram : https://instagram.com/jardin.bio')
})
