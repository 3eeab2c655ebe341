import { counted } from './counted.ts'

export const company = {
  title: 'Votre société',
  auditLog: 'Journal d’activité',
  logo: 'Logo',
  logoSaved: 'Sauvegardé',
  logoHelp: 'JPG, PNG ou GIF, jusqu’à 10 Mo',
  wrongType: 'Votre video doit etre une image',
  uploadFailed: (type: string) => `Une erreur est survenue : ${type}`,
  signature: 'Signature par défaut',
  signatureHelp: 'Elle vaut pour toutes les équipes qui n’en ont pas d’autre.',
  identity: 'Identité',
  social: 'Réseaux sociaux',
  domain: 'Domaine',
  name: 'Nom',
  address: 'Adresse',
  website_url: 'Site web',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  google_play_url: 'Adresse Google Play',
  appstore_url: 'Adresse App Store',
  disclaimer: 'Mention légale',
  outdatedTitle: (count: number) =>
    `${counted(count, 'signature installée deviendra une ancienne version', 'signatures installées deviendront d’anciennes versions')}. Enregistrer ?`,
  outdatedHelp:
    'Elles restent dans les messageries telles qu’elles sont. Pour les remplacer, envoyez ensuite les nouvelles signatures depuis la page Deploiement.',
} as const
