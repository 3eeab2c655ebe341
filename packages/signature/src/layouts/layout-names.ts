import type { LayoutKey } from '../model/signature-data.ts'

/**
 * French display names of the layouts. In a separate module, since rendering does not need them.
 */
export const layoutNames: Readonly<Record<LayoutKey, string>> = {
  layout1: 'Logo à gauche, filet vertical',
  layout2: 'Titre, deux colonnes, logo en pied',
  layout3: 'Trois colonnes, logo à droite',
  'layout-art-f': 'Centré, nom espacé',
}
