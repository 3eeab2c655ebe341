import type { EmulatedClientKey } from '@org/signature/emulation'
import { frenchFeature } from './french-features.ts'

const names: Record<EmulatedClientKey, string> = {
  gmail: 'Gmail',
  outlook: 'Outlook (Windows)',
  'outlook-com': 'Outlook.com',
  'apple-mail': 'Apple Mail',
  yahoo: 'Yahoo Mail',
  thunderbird: 'Thunderbird',
}

/**
 * Mail clients in the order of the list. Their keys are repeated here, so that the emulation can be
 * loaded on demand.
 */
export const clientKeys: readonly EmulatedClientKey[] = [
  'gmail',
  'outlook',
  'outlook-com',
  'apple-mail',
  'yahoo',
  'thunderbird',
]

export const frenchView = {
  client: 'Messagerie',
  plain: 'Aperçu neutre',
  seenIn: (client: string) => `Dans ${client}`,
  clients: names,
  width: 'Largeur de l’aperçu',
  desktop: 'Ordinateur',
  phone: 'Téléphone',
  scheme: 'Couleurs de l’aperçu',
  light: 'Mode clair',
  dark: 'Mode sombre',
  loading: (client: string) => `Chargement du rendu dans ${client}…`,
  failed: 'Ce rendu n’a pas pu être chargé ; l’aperçu reste neutre.',
  retry: 'Réessayer',
  nothingRemoved: 'Rien n’est retiré',
  removed: (client: string, count: number) =>
    `Retiré par ${client} : ${count} ${count === 1 ? 'effet' : 'effets'}`,
  feature: (feature: string, _inEnglish: string) => frenchFeature(feature),
  times: (count: number) => `${count} fois`,
  inversions: {
    none: (client: string) => `En mode sombre, ${client} garde vos couleurs.`,
    partly: (client: string) =>
      `En mode sombre, ${client} éclaircit les textes sombres et assombrit les fonds clairs.`,
    fully: (client: string) => `En mode sombre, ${client} inverse toutes les couleurs.`,
    unknown: (client: string) =>
      `Le mode sombre de ${client} n’a pas été mesuré : vos couleurs sont montrées telles quelles.`,
  },
}

/** UI text of the preview's switches and of the list of removed features. */
export type ViewLabels = typeof frenchView

export const englishView: ViewLabels = {
  client: 'Mail program',
  plain: 'Neutral preview',
  seenIn: (client) => `In ${client}`,
  clients: names,
  width: 'Width of the preview',
  desktop: 'Computer',
  phone: 'Phone',
  scheme: 'Colors of the preview',
  light: 'Light mode',
  dark: 'Dark mode',
  loading: (client) => `Loading how ${client} shows it…`,
  failed: 'This view could not be loaded; the preview stays neutral.',
  retry: 'Try again',
  nothingRemoved: 'Nothing is removed',
  removed: (client, count) =>
    `Removed by ${client}: ${count} ${count === 1 ? 'effect' : 'effects'}`,
  feature: (_feature, inEnglish) => inEnglish,
  times: (count) => (count === 1 ? 'once' : `${count} times`),
  inversions: {
    none: (client) => `In dark mode ${client} keeps your colors.`,
    partly: (client) => `In dark mode ${client} lightens dark text and darkens light backgrounds.`,
    fully: (client) => `In dark mode ${client} inverts every color.`,
    unknown: (client) =>
      `The dark mode of ${client} has not been measured: your colors are shown as they are.`,
  },
}
