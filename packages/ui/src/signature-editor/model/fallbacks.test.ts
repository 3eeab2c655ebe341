import { expect, it } from 'vitest'
import { addressFallbacks, altFallback } from './fallbacks.ts'

const icon = (name: string, url: string) => ({ icon: name, src: '', url, editable: true })

it('returns the fallback address of an icon that has no address', () => {
  const filled = { social: { socialIcons: [{ icon: 'x', url: 'https://x.com/lueur' }] } }
  expect(addressFallbacks(filled, [icon('facebook', ''), icon('x', '')])).toEqual([
    '',
    'https://x.com/lueur',
  ])
  expect(addressFallbacks(filled, [icon('x', 'https://x.com/ines')])).toEqual([''])
  expect(addressFallbacks(undefined, [icon('x', '')])).toEqual([''])
})

it('returns the fallback alternative text, which for a logo is the company name', () => {
  const media = { src: 'https://lueur.example/b.png', width: 600, height: 150, type: 'image/png' }
  const filled = {
    companyName: 'Maison Lueur',
    logo: { media },
    banner: { media: { ...media, alt: 'Salon d’automne' } },
  }
  expect(altFallback(filled, 'logo')).toBe('Maison Lueur')
  expect(altFallback(filled, 'banner')).toBe('Salon d’automne')
  expect(altFallback({ companyName: 'Maison Lueur', banner: { media } }, 'banner')).toBeUndefined()
})
