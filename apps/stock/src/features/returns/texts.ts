import type { ReturnStatus } from '@org/api/stock'
import { orderWords } from '#shared/orders/order-words.ts'

export const returnsTexts = {
  ...orderWords,
  title: 'Retours',
  toValidate: 'Retours à valider',
  needsCentreTitle: 'Les retours sont ceux d’un centre',
  needsCentre: 'Choisissez le centre dont vous voulez voir les retours.',
  statuses: {
    created: 'Créé, pas encore retourné',
    returned: 'Retournée',
  } satisfies Record<ReturnStatus, string>,
  groups: {
    created: { title: 'À retourner', empty: 'Aucun retour à faire.' },
    returned: { title: 'Retournés', empty: 'Aucun retour pour l’instant.' },
  } satisfies Record<ReturnStatus, { title: string; empty: string }>,
  status: 'État',
  empty: 'Un retour garde au moins une unité : supprimez-le s’il n’a plus lieu.',
  products: 'Produits',
  createdAt: 'Créé le',
  created: (moment: string) => `Création : ${moment.toLowerCase()}`,
  exportName: 'retours',
  linesExport: (number: string) => `retour-${number}`,
  lotTitle: 'Lot',
  expiry: 'Péremption',
  unitsTitle: 'Unités',

  create: 'Nouveau retour',
  createOf: (supplier: string) => `Retour à ${supplier}`,
  originOf: (number: string) => `De la commande ${number}`,
  createButton: 'Créer le retour',
  originMissing: 'La commande dont vous retournez les produits n’existe plus.',
  unitsOf: (name: string) => `Unités de ${name}`,
  chooseLot: 'Choisir le lot',
  chooseLotOf: (name: string) => `Choisir le lot de ${name}`,
  lotsOf: (name: string) => `Lots de ${name}`,
  noLots: 'Rien en stock',
  inStock: (count: number) => `${orderWords.units(count)} en stock`,
  expiresOn: (day: string) => `périme le ${day}`,
  isExpired: 'Périmé',

  one: 'Retour',
  of: (supplier: string) => `Retour ${supplier}`,
  notFound: 'Ce retour n’existe pas, ou plus',
  toReturns: 'Voir les retours',
  lot: (lot: string) => `lot ${lot}`,
  withoutLot: 'sans lot',

  delete: 'Supprimer',
  deleteTitle: 'Etes vous sur de vouloir supprimer la retour de commande ?',
  deleteHelp: (products: number) =>
    products > 1
      ? `${products} produits ne seront plus à retourner. Le stock ne change pas.`
      : `${products} produit ne sera plus à retourner. Le stock ne change pas.`,

  markReturned: 'Marqué comme retourné',
  markTitle: 'Etes vous sur de vouloir marqué le retour comme retourné ?',
  markHelp: (units: number) =>
    units > 1 ? `${units} unités sortent du stock.` : `${units} unité sort du stock.`,
  expired: 'Retourner aussi les lots périmés',
  done: 'Retour enregistré',
} as const
