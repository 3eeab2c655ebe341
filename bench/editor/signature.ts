import type { SignatureInput } from '@org/signature'
import { colleagues } from '../signature.ts'

const networks = [
  'linkedin',
  'instagram',
  'facebook',
  'x',
  'youtube',
  'tiktok',
  'pinterest',
  'behance',
  'vimeo',
  'whatsapp',
  'github',
  'discord',
]

/**
 * Creates a signature that uses everything: 12 icons, logo, banner, custom fields, all three
 * addons.
 */
export const fullSignature = (imagesUrl: string): SignatureInput => {
  const { logo, banner, social, ...rest } = colleagues[0]!
  return {
    ...rest,
    skype: 'camille.durand',
    logo: { ...logo, media: { ...logo.media, src: `${imagesUrl}/logo.png` } },
    banner: { ...banner, media: { ...banner.media, src: `${imagesUrl}/banner.png` } },
    social: {
      ...social,
      socialIcons: networks.map((icon) => ({ icon, url: `https://www.${icon}.example/lumen` })),
    },
    customFields: [
      ...rest.customFields,
      { key: 'SIRET', value: '812 345 678 00021', url: '' },
      { key: 'Boutique', value: 'du mardi au samedi', url: '' },
      { key: 'Catalogue', value: 'Automne 2026', url: 'https://www.atelier-lumen.example/2026' },
    ],
    addons: {
      disclaimer: { enabled: true, order: 0, data: { key: 'custom', text: 'Confidentiel' } },
      videoConf: {
        enabled: true,
        order: 1,
        data: { key: 'meet', url: 'https://meet.google.com/abc-defg-hij', buttonText: 'Rejoindre' },
      },
      greenMessage: { enabled: true, order: 2, data: { key: 'eco-responsable' } },
    },
  }
}
