import { completeSignatureData } from '../model/complete.ts'
import type { SignatureData } from '../model/signature-data.ts'
import * as pictures from './generated/pictures.ts'
import { picture } from './picture.ts'

/** A design studio: orange accent, banner, video conference button. */
export const atelierLumen: SignatureData = completeSignatureData({
  layoutKey: 'layout1',
  firstName: 'Camille',
  lastName: 'Durand',
  companyName: 'Atelier Lumen',
  positionInCompany: 'Directrice artistique',
  teamName: 'Studio',
  phone: '01 84 60 21 47',
  mobile: '06 12 34 56 78',
  email: 'camille@atelier-lumen.example',
  companyWebsite: 'https://www.atelier-lumen.example',
  address: '12 rue des Petites-Écuries, 75010 Paris',
  fontStyle: { fontSize: 14, fontColor: '#1f2937', fontColor2: '#c2410c', fontFamily: 'Verdana' },
  logo: {
    media: picture(pictures.atelierLumenLogo, 'Atelier Lumen'),
    width: 96,
    radius: 12,
    url: 'https://www.atelier-lumen.example',
  },
  banner: {
    media: picture(pictures.atelierLumenBanner, 'Journées portes ouvertes du studio'),
    width: 420,
    radius: 8,
    url: 'https://www.atelier-lumen.example/portes-ouvertes',
  },
  signoff: { key: 'cdt', text: 'Cordialement' },
  social: {
    width: 26,
    radius: 6,
    socialIcons: [
      { icon: 'linkedin', url: 'https://www.linkedin.com/company/atelier-lumen' },
      { icon: 'instagram', url: 'https://www.instagram.com/atelier.lumen' },
      { icon: 'behance', url: 'https://www.behance.net/atelier-lumen' },
    ],
  },
})
