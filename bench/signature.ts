import type { SignatureInput } from '@org/signature'

/** The signature that every engine renders: a person's full card with logo, banner and five icons. */
export const signature = {
  layoutKey: 'layout1',
  firstName: 'Camille',
  lastName: 'Durand',
  companyName: 'Atelier Lumen & Cie',
  positionInCompany: 'Directrice artistique',
  teamName: 'Studio',
  phone: '01 84 60 21 47',
  mobile: '06 12 34 56 78',
  email: 'camille@atelier-lumen.example',
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
} as const satisfies SignatureInput

export const iconsBaseUrl = 'https://signatures.atelier-lumen.example/icons/v1'

/** What the peers, which know no addons, show as last line. */
export const greenMessage =
  'Adoptons l’éco-attitude : n’imprimons cet e-mail que si c’est nécessaire.'
