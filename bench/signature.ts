import type { SignatureInput } from '@org/signature'

const company = {
  layoutKey: 'layout1',
  companyName: 'Atelier Lumen & Cie',
  teamName: 'Studio',
  address: '12 rue des Petites-Écuries, 75010 Paris',
  companyWebsite: 'https://www.atelier-lumen.example',
  fontStyle: { fontSize: 14, fontColor: '#1f2937', fontColor2: '#c2410c', fontFamily: 'Verdana' },
  logo: {
    media: {
      src: 'https://signatures.atelier-lumen.example/api/media/3f9c1b/file?w=192&h=192&r=24',
      type: 'image/png',
      width: 192,
      height: 192,
      alt: 'Atelier Lumen',
    },
    width: 96,
    radius: 12,
    url: 'https://www.atelier-lumen.example',
  },
  banner: {
    media: {
      src: 'https://signatures.atelier-lumen.example/api/user/9d2e74a1/banner',
      type: 'image/png',
      width: 960,
      height: 240,
      alt: 'Journées portes ouvertes du studio',
    },
    width: 480,
    radius: 8,
    url: 'https://www.atelier-lumen.example/portes-ouvertes',
  },
  customFields: [
    {
      key: 'Agenda',
      value: 'Prendre rendez-vous',
      url: 'https://rdv.atelier-lumen.example/camille',
    },
  ],
  signoff: { key: 'cdt', text: 'Cordialement' },
  social: {
    caption: 'Suivez le studio',
    width: 26,
    radius: 6,
    socialIcons: [
      { icon: 'linkedin', url: 'https://www.linkedin.com/company/atelier-lumen' },
      { icon: 'instagram', url: 'https://www.instagram.com/atelier.lumen' },
      { icon: 'behance', url: 'https://www.behance.net/atelier-lumen' },
      { icon: 'youtube', url: 'https://www.youtube.com/@atelierlumen' },
      { icon: 'vimeo', url: 'https://vimeo.com/atelierlumen' },
    ],
  },
  addons: {
    greenMessage: { enabled: true, order: 0, data: { key: 'eco-responsable' } },
  },
} satisfies SignatureInput

const firstNames = ['Camille', 'Inès', 'Thibault', 'Maëlle', 'Noé', 'Aïcha', 'Étienne', 'Jeanne']
const lastNames = ['Durand', 'Moreau', 'Le Goff', 'N’Diaye', 'Verdier', 'Rivoal', 'Petit', 'Roux']
const positions = ['Directrice artistique', 'Chef de projet', 'Designer', 'Développeuse']

const digits = (seed: number): string =>
  [seed * 7, seed * 13, seed * 29, seed * 31].map((n) => String(10 + (n % 90))).join(' ')

const employee = (index: number) => ({
  ...company,
  firstName: firstNames[index % 8] ?? '',
  lastName: lastNames[index >> 3] ?? '',
  positionInCompany: positions[index % 4] ?? '',
  phone: `01 ${digits(index + 3)}`,
  mobile: `06 ${digits(index + 71)}`,
  email: `employe.${index}@atelier-lumen.example`,
})

/** The signature that every engine renders: a full card with logo, banner and five icons. */
export type Signature = ReturnType<typeof employee>

/**
 * The employees of one organisation, as in production: each has personal data, and all share the
 * other values.
 */
export const colleagues: readonly Signature[] = Array.from({ length: 64 }, (_, index) =>
  employee(index),
)

/**
 * Employees of different organisations: the data of their companies differ too, such as name, team,
 * address, website, links and one color.
 */
export const strangers: readonly Signature[] = colleagues.map((one, index) => ({
  ...one,
  companyName: `Atelier ${index} & Cie`,
  teamName: `Studio ${index}`,
  address: `${index} rue des Petites-Écuries, 75010 Paris`,
  companyWebsite: `https://www.example-${index}.example`,
  customFields: [
    { key: 'Agenda', value: `Rendez-vous ${index}`, url: `https://rdv.example-${index}.example` },
  ],
  fontStyle: { ...one.fontStyle, fontColor2: `#c2410${(index % 16).toString(16)}` },
  logo: { ...one.logo, url: `https://www.example-${index}.example` },
  banner: { ...one.banner, url: `https://www.example-${index}.example/portes-ouvertes` },
  social: { ...one.social, caption: `Suivez le studio ${index}` },
}))

export const iconsBaseUrl = 'https://signatures.atelier-lumen.example/icons/v1'

/**
 * The last line of the peers' signatures. It stands for the product's addon, a feature that the
 * peers lack.
 */
export const greenMessage =
  'Adoptons l’éco-attitude : n’imprimons cet e-mail que si c’est nécessaire.'
