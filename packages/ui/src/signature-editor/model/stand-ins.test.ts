import { expect, it } from 'vitest'
import { addressStandIns, altStandIn } from './stand-ins.ts'

const icon = (name: string, url: string) => ({ icon: name, src: '', url, editable: true })

it('names the address that an icon without one gets', () => {
  const filled = { social: { socialIcons: [{ icon: 'x', url: 'https://x.com/lueur' }] } }
  expect(addressStandIns(filled, [icon('facebook', ''), icon('x', '')])).toEqual([
    '',
    'https://x.com/lueur',
  ])
  expect(addressStandIns(filled, [icon('x', 'https://x.com/ines')])).toEqual([''])
  expect(addressStandIns(undefined, [icon('x', '')])).toEqual([''])
})

it('names what is read in place of a picture, a logo as the renderer does it', () => {
  const media = { src: 'https://lueur.example/b.png', width: 600, height: 150, type: 'image/png' }
  const filled = {
    companyName: 'Maison Lueur',
    logo: { media },
    banner: { media: { ...media, alt: 'Salon d’automne' } },
  }
  expect(altStandIn(filled, 'logo')).toBe('Maison Lueur')
  expect(altStandIn(filled, 'banner')).toBe('Salon d’automne')
  expect(altStandIn({ companyName: 'Maison Lueur', banner: { media } }, 'banner')).toBeUndefined()
})
