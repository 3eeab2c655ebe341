import type { SignatureInput } from '../model/signature-data.ts'

/** A signature with every part, and with radii, spacing and colors. All images are hosted. */
export const everyPart: SignatureInput = {
  firstName: 'Inès',
  lastName: 'Le Goff',
  companyName: 'Maison Kerjean',
  positionInCompany: 'Responsable des ventes',
  teamName: 'Grand Ouest',
  phone: '02 98 44 10 22',
  mobile: '06 71 22 90 13',
  skype: 'ines.legoff',
  email: 'ines.legoff@maison-kerjean.example',
  address: '4 quai Commandant-Malbert, 29200 Brest',
  companyWebsite: 'https://www.maison-kerjean.example',
  fontStyle: { fontSize: 14, fontColor: '#1f2937', fontColor2: '#0b5c6b', fontFamily: 'Georgia' },
  logo: {
    media: {
      src: 'https://media.example/logo.png',
      type: 'image/png',
      width: 240,
      height: 240,
      alt: 'Maison Kerjean',
    },
    width: 120,
    radius: 12,
    url: 'https://www.maison-kerjean.example',
    spacingStyle: { marginTop: 4, marginBottom: 6 },
  },
  banner: {
    media: {
      src: 'https://media.example/banner.jpg',
      type: 'image/jpeg',
      width: 1000,
      height: 240,
      alt: 'Portes ouvertes le 12 juin',
    },
    width: 500,
    radius: 8,
    url: 'https://www.maison-kerjean.example/portes-ouvertes',
    spacingStyle: { marginTop: 12, marginBottom: 8 },
  },
  social: {
    caption: 'Suivez-nous',
    width: 25,
    radius: 12,
    socialIcons: ['linkedin', 'instagram', 'facebook', 'youtube'].map((icon) => ({
      icon,
      url: `https://${icon}.example/maison-kerjean`,
    })),
  },
  customFields: [
    { key: 'RCS', value: 'Brest 812 345 678', url: '' },
    { key: 'Rendez-vous', value: 'Réserver un créneau', url: 'https://rdv.example/ines' },
  ],
  signoff: { key: 'bav', text: 'Bien à vous' },
  addons: {
    disclaimer: {
      enabled: true,
      order: 0,
      data: { key: 'custom', text: 'Ce message est confidentiel.\nMerci.', width: 400 },
    },
    videoConf: {
      enabled: true,
      order: 1,
      data: {
        key: 'zoom',
        buttonText: 'Me rejoindre',
        url: 'https://zoom.example/j/1',
        buttonStyle: { radius: 10, height: 36 },
      },
    },
    greenMessage: {
      enabled: true,
      order: 2,
      data: { key: 'custom', text: 'Pensez à la planète.', width: null },
    },
  },
}

/** Base address of the icons of `everyPart`. */
export const iconsBaseUrl = 'https://signatures.example/icons/v1'
