import type { LayoutKey } from '../model/signature-data.ts'

/**
 * What each layout looks like in a few French words, for people who choose. Apart from the layouts,
 * since rendering needs no names.
 */
export const layoutNames: Readonly<Record<LayoutKey, string>> = {
  layout1: 'Logo à gauche, filet vertical',
  layout2: 'Titre, deux colonnes, logo en pied',
  layout3: 'Trois colonnes, logo à droite',
  'layout-art-f': 'Centré, nom espacé',
}
