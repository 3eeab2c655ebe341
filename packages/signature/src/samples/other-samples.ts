import { completeSignatureData } from '../model/complete.ts'
import type { SignatureData } from '../model/signature-data.ts'
import * as pictures from './generated/pictures.ts'
import { picture } from './picture.ts'

/** A wine estate with a shop: custom fields, green message. */
export const maisonVerdier: SignatureData = completeSignatureData({
  layoutKey: 'layout2',
  firstName: 'Thibault',
  lastName: 'Verdier',
  companyName: 'Maison Verdier',
  positionInCompany: 'Responsable export',
  teamName: 'Domaine de l’Estérel',
  phone: '04 94 31 20 18',
  mobile: '07 68 22 41 09',
  email: 't.verdier@maison-verdier.example',
  companyWebsite: 'https://maison-verdier.example',
  address: '480 chemin des Oliviers, 83600 Fréjus',
  fontStyle: { fontSize: 14, fontColor: '#1c2a21', fontColor2: '#107d3b', fontFamily: 'Tahoma' },
  logo: { media: picture(pictures.maisonVerdierLogo, 'Maison Verdier'), width: 90 },
  customFields: [
    { key: 'Boutique', value: 'du mardi au samedi, 10 h – 18 h', url: '' },
    { key: 'Catalogue', value: 'Millésime 2026', url: 'https://maison-verdier.example/catalogue' },
  ],
  signoff: { key: 'bav', text: 'Bien à vous' },
  social: {
    caption: 'Suivez la récolte',
    width: 24,
    radius: 12,
    socialIcons: [
      { icon: 'instagram', url: 'https://www.instagram.com/maison.verdier' },
      { icon: 'facebook', url: 'https://www.facebook.com/maison.verdier' },
      { icon: 'youtube', url: 'https://www.youtube.com/@maisonverdier' },
    ],
  },
  addons: {
    greenMessage: {
      enabled: true,
      order: 0,
      data: { key: 'eco-responsable', fontStyle: { fontSize: 10, fontColor: '#107d3b' } },
    },
  },
})

/** A law firm: serif, confidentiality notice. */
export const rivoal: SignatureData = completeSignatureData({
  layoutKey: 'layout3',
  firstName: 'Maëlle',
  lastName: 'Rivoal',
  companyName: 'Rivoal & Associés',
  positionInCompany: 'Avocate au barreau de Rennes',
  phone: '02 99 78 40 12',
  email: 'm.rivoal@rivoal-avocats.example',
  companyWebsite: 'https://rivoal-avocats.example',
  address: '3 place du Parlement, 35000 Rennes',
  fontStyle: { fontSize: 15, fontColor: '#1e293b', fontColor2: '#87681c', fontFamily: 'Georgia' },
  logo: { media: picture(pictures.rivoalLogo, 'Rivoal & Associés'), width: 92 },
  social: {
    width: 22,
    radius: 0,
    socialIcons: [{ icon: 'linkedin', url: 'https://www.linkedin.com/company/rivoal-avocats' }],
  },
  addons: {
    disclaimer: {
      enabled: true,
      order: 0,
      data: { key: 'confidentiel', width: 560, fontStyle: { fontSize: 10, fontColor: '#5d6d83' } },
    },
  },
})

/** A gallery: centred, video conference button in custom colors. */
export const galerieNova: SignatureData = completeSignatureData({
  layoutKey: 'layout-art-f',
  firstName: 'Inès',
  lastName: 'Moreau',
  companyName: 'Galerie Nova',
  positionInCompany: 'Commissaire d’exposition',
  phone: '04 78 42 66 10',
  email: 'ines@galerie-nova.example',
  companyWebsite: 'https://galerie-nova.example',
  address: '27 montée de la Grande-Côte, 69001 Lyon',
  fontStyle: { fontSize: 14, fontColor: '#27272a', fontColor2: '#9333a8', fontFamily: 'Georgia' },
  logo: { media: picture(pictures.galerieNovaLogo, 'Galerie Nova'), width: 64, radius: 32 },
  social: {
    width: 24,
    radius: 12,
    socialIcons: [
      { icon: 'instagram', url: 'https://www.instagram.com/galerie.nova' },
      { icon: 'pinterest', url: 'https://www.pinterest.com/galerienova' },
      { icon: 'vimeo', url: 'https://vimeo.com/galerienova' },
    ],
  },
  addons: {
    videoConf: {
      enabled: true,
      order: 0,
      data: {
        key: 'meet',
        buttonText: 'Visiter en visioconférence',
        url: 'https://meet.google.com/abc-defg-hij',
        colorsAuto: false,
        width: 240,
        buttonStyle: { radius: 17, height: 34, backgroundColor: '#27272a', color: '#ffffff' },
      },
    },
  },
})
