import type { CheckFinding } from '@org/signature/checks'
import { checkSignature } from '@org/signature/checks'
import { expect, it } from 'vitest'
import { findingText } from './check-texts.ts'
import { tabOf } from './finding-tab.ts'

const picture = { src: 'https://example.fr/p.png', type: 'image/png', width: 900, height: 90 }

async function findings(data: Parameters<typeof checkSignature>[0]): Promise<CheckFinding[]> {
  const { findings: found } = await checkSignature(data)
  return [...found]
}

function found(all: CheckFinding[], code: string): CheckFinding {
  const one = all.find((finding) => finding.code === code)
  if (!one) throw new Error(`No finding has the code ${code}.`)
  return one
}

it('states the actual size of an image that is too large, and the size that is enough', async () => {
  const all = await findings({ banner: { media: picture, width: 200 } })
  expect(findingText(found(all, 'image_too_large'))).toBe(
    'La bannière fait 900 px de large pour 200 px affichés : 400 px suffisent et se chargent plus vite.',
  )
  expect(findingText(found(all, 'missing_alt'))).toMatch(/^La bannière n’a pas de texte alternatif/)
})

it('lists the images that are loaded over http', async () => {
  const insecure = { ...picture, src: 'http://example.fr/p.png' }
  const socialIcons = [
    { icon: 'Intranet', src: insecure.src, url: 'https://example.fr' },
    { icon: 'linkedin', url: 'https://linkedin.example/a' },
  ]
  const { findings: all } = await checkSignature(
    { banner: { media: insecure, width: 400 }, social: { socialIcons } },
    { iconsBaseUrl: 'http://example.fr/icons' },
  )
  const texts = all.filter(({ code }) => code === 'image_not_secure').map(findingText)
  const rest =
    'par http : les messageries qui n’affichent que des images en https ne montrent rien à sa place.'
  expect(texts).toEqual([
    `La bannière se charge ${rest}`,
    `L’image de l’icône Intranet se charge ${rest}`,
    `Chaque icône de réseau se charge ${rest}`,
  ])
})

it('states which text is hard to read and on which background', async () => {
  const all = await findings({ firstName: 'Inès', fontStyle: { fontColor: '#ffff66' } })
  const text = findingText(found(all, 'low_contrast'))
  expect(text).toContain('« Inès » se lit mal en #ffff66 sur fond clair')
})

it('states how many entries are too many to be saved', async () => {
  const all = await findings({ customFields: Array.from({ length: 1200 }, () => ({ value: 'a' })) })
  expect(findingText(found(all, 'too_many')).replace(/\s/gu, ' ')).toBe(
    'La signature compte 1 200 champs personnalisés pour 50 au plus : retirez-en pour pouvoir l’enregistrer.',
  )
})

it('quotes the address that was dropped', async () => {
  const all = await findings({ firstName: 'Inès', companyWebsite: 'javascript:alert(1)' })
  expect(findingText(found(all, 'address_dropped'))).toContain('« javascript:alert(1) »')
})

it('returns the tab where a finding can be fixed', () => {
  expect(tabOf('logo.media.alt')).toBe('images')
  expect(tabOf('social.socialIcons[2].url')).toBe('social')
  expect(tabOf('addons.videoConf.data.url')).toBe('addon')
  expect(tabOf('fontStyle.fontColor2')).toBe('design')
  expect(tabOf('customFields[0].url')).toBe('general')
})
