/**
 * A signature that uses every control of the editor, grouped by editor tab. The tests of the
 * controls expect the editor to store it, and the test of the employee's page uses it as input.
 */
export const wholeSignature = {
  general: {
    firstName: 'Exemple',
    lastName: 'Personne',
    positionInCompany: 'Poste type',
    teamName: 'Équipe type',
    phone: '01 02 03 04 05',
    mobile: '06 07 08 09 10',
    email: 'exemple@lueur.example',
    skype: 'lueur.skype',
    companyName: 'Lueur & Fils',
    address: '1 quai Perrache, Lyon',
    companyWebsite: 'https://lueur.example',
    customFields: [
      { key: 'Accès', value: 'Accès ici', url: 'https://lueur.example/acces' },
      { key: 'Horaires', value: 'Horaires ici', url: '' },
    ],
  },
  images: {
    logo: {
      width: 100,
      radius: 50,
      url: 'https://lueur.example/logo',
      media: { width: 200, height: 200 },
    },
    banner: {
      width: 420,
      radius: 12,
      url: 'https://lueur.example/salon',
      spacingStyle: { marginTop: 16, marginBottom: 8 },
      media: { width: 900, height: 300, alt: 'Salon d’automne' },
    },
  },
  social: {
    caption: 'Suivez la lumière',
    width: 30,
    radius: 15,
    socialIcons: [
      { icon: 'youtube', url: 'https://www.youtube.com/@lueur' },
      { icon: 'linkedin', url: 'https://www.linkedin.com/company/lueur-fils' },
      { icon: 'instagram', url: 'https://www.instagram.com/lueur.fils' },
    ],
  },
  signoff: { key: 'custom', text: 'Lumineusement' },
  videoConf: {
    enabled: true,
    data: {
      key: 'zoom',
      buttonText: 'Parlons lumière',
      url: 'https://zoom.us/j/123456',
      colorsAuto: false,
      width: 240,
      buttonStyle: { radius: 10, height: 44, backgroundColor: '#1f2a37', color: '#ffd166' },
    },
  },
  disclaimer: {
    enabled: true,
    data: {
      key: 'custom',
      text: 'Message confidentiel de Lueur.',
      width: 360,
      spacingStyle: { marginTop: 10, marginBottom: 0 },
      fontStyle: { fontSize: 10, fontColor: '#7a7a7a' },
    },
  },
  greenMessage: {
    enabled: true,
    data: { key: 'green-message', width: null, spacingStyle: { marginBottom: 4 } },
  },
  design: {
    layoutKey: 'layout2',
    fontStyle: {
      fontFamily: 'Georgia',
      fontSize: 16,
      fontColor: '#102a43',
      fontColor2: '#b45309',
    },
  },
} as const
