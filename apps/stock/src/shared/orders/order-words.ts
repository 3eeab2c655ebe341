import { toBoxes } from '@org/api/stock'

const units = (count: number) => `${count} ${count > 1 ? 'unités' : 'unité'}`
const boxes = (count: number) => `${count} ${count > 1 ? 'boîtes' : 'boîte'}`
const inBoxes = (whole: number, rest: number) =>
  rest === 0 ? boxes(whole) : whole === 0 ? units(rest) : `${boxes(whole)} + ${units(rest)}`

/** Wording for orders and returns. */
export const orderWords = {
  units,
  boxes,
  boxOf: (size: number) => (size > 1 ? `boîte de ${size}` : 'à l’unité'),
  inBoxes,
  /** Formats a quantity as full boxes and remaining units. */
  inBoxesOf: (qty: number, conditionnement: number) => {
    const whole = toBoxes(qty, conditionnement)
    return inBoxes(whole.boxes, whole.rest)
  },
  lines: (count: number) => `${count} ${count > 1 ? 'produits' : 'produit'}`,
  product: 'Produit',
  supplierRef: 'Référence fournisseur',
  becomes: 'devient',
  supplier: 'Fournisseur',
  chooseSupplier: 'Choisir un fournisseur',
  quantities: 'Produits de ce fournisseur',
  noProducts: 'Ce fournisseur n’a pas de produit.',
} as const
