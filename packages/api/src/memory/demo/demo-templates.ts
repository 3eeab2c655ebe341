import { completeSignatureData, type SignatureData } from '@org/signature'

const style = {
  fontSize: 14,
  fontColor: '#1f2a37',
  fontColor2: '#16324f',
  fontFamily: 'Verdana',
}

const social = {
  caption: '',
  width: 24,
  radius: 12,
  socialIcons: [
    { icon: 'linkedin', url: '', editable: true },
    { icon: 'instagram', url: '', editable: true },
    { icon: 'facebook', url: '', editable: true },
  ],
}

/** The company's template, filled from the person and the organisation. */
const company = completeSignatureData({
  layoutKey: 'layout1',
  fontStyle: style,
  logo: { width: 90, radius: 12 },
  banner: { width: 400, radius: 8 },
  social,
  signoff: { key: 'cdt', text: 'Cordialement' },
})

/** The sales team's template, with a button to book a call. */
const meeting = completeSignatureData({
  layoutKey: 'layout2',
  fontStyle: style,
  logo: { width: 80, radius: 40 },
  banner: { width: 400, radius: 8 },
  social,
  customFields: [
    {
      key: 'Showroom',
      value: '14 rue des Lampistes, Lyon',
      url: 'https://maison-lueur.example/showroom',
    },
  ],
  addons: {
    videoConf: {
      enabled: true,
      order: 0,
      data: { key: 'meet', buttonText: 'Prendre rendez-vous', url: 'https://meet.google.com/new' },
    },
  },
})

/** The design team's template, with an environmental note. */
const studio = completeSignatureData({
  layoutKey: 'layout-art-f',
  fontStyle: { ...style, fontFamily: 'Georgia', fontColor2: '#8a4b12' },
  logo: { width: 72, radius: 0 },
  social,
  signoff: { key: 'bav', text: 'Bien à vous' },
  addons: { greenMessage: { enabled: true, order: 0, data: { key: 'eco-responsable' } } },
})

export interface DemoTemplate {
  id: string
  name: string
  /** Key of the owning team; null for the organisation. */
  team: 'design' | null
  data: SignatureData
}

/** Returns three templates; `logoId` and `bannerId` are ids of stored images. */
export function demoTemplates(logoId: string, bannerId: string): DemoTemplate[] {
  const withImages = (data: SignatureData, banner: string | null): SignatureData => ({
    ...data,
    logo: { ...data.logo, mediaId: logoId },
    banner: { ...data.banner, mediaId: banner },
  })
  return [
    {
      id: 'demo-template-1',
      name: 'Signature de la société',
      team: null,
      data: withImages(company, bannerId),
    },
    {
      id: 'demo-template-2',
      name: 'Commercial, avec rendez-vous',
      team: null,
      data: withImages(meeting, bannerId),
    },
    { id: 'demo-template-3', name: 'Studio', team: 'design', data: withImages(studio, null) },
  ]
}
