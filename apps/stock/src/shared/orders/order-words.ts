const units = (count: number) => `${count} ${count > 1 ? 'unités' : 'unité'}`
const boxes = (count: number) => `${count} ${count > 1 ? 'boîtes' : 'boîte'}`

/** Words of orders and returns. */
export const orderWords = {
  units,
  boxes,
  boxOf: (size: number) => (size > 1 ? `boîte de ${size}` : 'à l’unité'),
  inBoxes: (whole: number, rest: number) =>
    rest === 0 ? boxes(whole) : whole === 0 ? units(rest) : `${boxes(whole)} + ${units(rest)}`,
  lines: (count: number) => `${count} ${count > 1 ? 'produits' : 'produit'}`,
  supplier: 'Fournisseur',
  chooseSupplier: 'Choisir un fournisseur',
  quantities: 'Produits de ce fournisseur',
  noProducts: 'Ce fournisseur n’a pas de produit.',
} as const
