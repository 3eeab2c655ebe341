import { completeSignatureData } from '../model/complete.ts'
import type { SignatureData } from '../model/signature-data.ts'

/** A lifelike signature, for previews where nothing has been entered yet. */
export const sampleSignature: SignatureData = completeSignatureData({
  firstName: 'Camille',
  lastName: 'Durand',
  companyName: 'Atelier Lumen',
  positionInCompany: 'Directrice artistique',
  teamName: 'Studio',
  phone: '01 84 60 21 47',
  mobile: '06 12 34 56 78',
  email: 'camille.durand@atelier-lumen.example',
  companyWebsite: 'https://www.atelier-lumen.example',
  address: '12 rue des Petites-Écuries, 75010 Paris',
  fontStyle: { fontSize: 14, fontColor: '#1f2937', fontColor2: '#c2410c', fontFamily: 'Verdana' },
  signoff: { key: 'cdt', text: 'Cordialement' },
  social: {
    socialIcons: [
      { icon: 'linkedin', url: 'https://www.linkedin.com/company/atelier-lumen' },
      { icon: 'instagram', url: 'https://www.instagram.com/atelier.lumen' },
      { icon: 'behance', url: 'https://www.behance.net/atelier-lumen' },
    ],
  },
})
