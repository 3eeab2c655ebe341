import type { Movement } from '@org/api/client'

const plural = (count: number, word: string) => (count > 1 ? `${word}s` : word)
const units = (count: number) => `${count} ${plural(count, 'unité')}`
const lines = (count: number) => `${count} ${plural(count, 'ligne')}`
const boxes = (count: number) => `${count} ${plural(count, 'boîte')}`

/** UI text of the stock. */
export const stockTexts = {
  exportName: 'stock',
  counts: 'Inventaires',
  title: 'Stock',
  add: 'Ajouter du stock',
  remove: 'Retirer du stock',
  search: 'Rechercher par le début du nom',
  product: 'Produit',
  status: 'État',
  statuses: {
    out: 'Rupture',
    to_order: 'À commander',
    low: 'Stock faible',
    enough: 'Suffisant',
  },
  qty: 'En stock',
  units,
  boxes,
  boxesAndUnits: (count: number, rest: number) =>
    rest === 0 ? boxes(count) : `${boxes(count)} + ${units(rest)}`,
  expired: (count: number) => `dont ${count} ${plural(count, 'périmée')}`,
  lastMovement: 'Mouvement',
  nextExpiry: 'Péremption',
  onOrder: 'En commande',
  need: 'Besoin',
  none: '—',
  emptyTitle: 'Aucun produit',
  emptyHelp: 'Dès qu’un produit existe, son stock s’affiche ici.',
  noMatch: 'Aucun produit ne correspond',
  archived: 'Archivé',
  isArchived: (name: string) => `${name} est archivé`,
  keptTitle: {
    add: 'Une liste à ajouter au stock n’est pas encore enregistrée',
    remove: 'Une liste à retirer du stock n’est pas encore enregistrée',
  },
  resume: 'Reprendre la liste',
  resumeAt: (centre: string) => `Reprendre la liste : ${centre}`,
  needsCentreTitle: 'Choisissez un centre',
  needsCentreHelp: 'Le stock est celui d’un centre.',
  lots: 'Lots',
  lot: 'Lot',
  noLot: 'Sans lot',
  expiry: 'Péremption',
  isExpired: 'Périmé',
  noLots: 'Aucune unité en stock.',
  movements: 'Mouvements',
  date: 'Date',
  change: 'Quantité',
  reason: 'Motif',
  reasons: {
    added: 'Ajout',
    removed: 'Retrait',
    received: 'Réception',
    returned: 'Retour',
    counted: 'Inventaire',
    opening: 'Stock initial',
  } satisfies Record<Movement['reason'], string>,
  person: 'Par',
  source: 'Commande ou retour',
  movementsExport: (code: string) => `mouvements-${code}`,
  lotsExport: (code: string) => `lots-${code}`,
  movementsExportName: 'mouvements',
  noMovements: 'Aucun mouvement pour l’instant.',
  noMovementsHelp: 'Les ajouts, retraits, réceptions, retours et inventaires s’affichent ici.',
  chart: 'Stock dans le temps',
  chartText: ({ from, to, first, last, least, most }: ChartText) =>
    `Du ${from} au ${to}, le stock est passé de ${first} à ${last} unités, avec ${least} au moins et ${most} au plus.`,
  most: (count: number) => `${count} au plus`,
  latestMovements: (count: number) => `${count} derniers mouvements`,
  noChart: 'La courbe apparaît dès le premier mouvement.',
  toList: 'Voir le stock',
  notFound: 'Ce produit n’existe pas, ou plus',
} as const

interface ChartText {
  from: string
  to: string
  first: number
  last: number
  least: number
  most: number
}

/** Text of the dialogs that add and remove stock. */
export const bookingTexts = {
  title: { add: stockTexts.add, remove: stockTexts.remove },
  ready: 'Prêt à scanner',
  readyHelp: 'Chaque scan compte une unité ou une boîte. Vous pouvez aussi chercher un produit.',
  reading: 'Recherche du produit…',
  searchProduct: 'Ajouter un produit par son nom ou son code',
  lines: 'Produits de la liste',
  scanned: {
    add: (count: number) => `+ ${units(count)}`,
    remove: (count: number) => `− ${units(count)}`,
  },
  inList: (count: number) => `${units(count)} dans la liste`,
  qtyOf: (name: string) => `Quantité : ${name}`,
  removeLine: (name: string) => `Retirer de la liste : ${name}`,
  lot: 'Lot',
  lotOf: (lot: string | null, expiry: string | null) =>
    [lot === null ? '' : `Lot ${lot}`, expiry === null ? '' : `péremption ${expiry}`]
      .filter((part) => part !== '')
      .join(', '),
  anyLot: 'Le premier à périmer',
  noLot: 'Sans lot',
  inStock: (count: number) => `${count} en stock`,
  expiry: 'Péremption',
  askLot: 'Cette étiquette ne dit pas avec certitude son lot et sa péremption. Indiquez-les.',
  askLotToRemove: 'De quel lot viennent ces unités ?',
  lotMissing: (lot: string) => `Le lot ${lot} n’est pas dans le stock de ce centre.`,
  confirmLot: 'Valider le lot',
  withoutLot: 'Continuer sans lot',
  editLot: 'Lot et péremption',
  expiredTitle: (expiry: string | null) =>
    expiry === null ? 'Ce lot est périmé.' : `Ce lot est périmé depuis le ${expiry}.`,
  expiredAsk: { add: 'L’ajouter quand même ?', remove: 'Le retirer quand même ?' },
  confirmExpired: { add: 'Oui, ajouter', remove: 'Oui, retirer' },
  refuseExpired: 'Non, enlever de la liste',
  book: (kind: 'add' | 'remove', count: number) =>
    kind === 'add' ? `Ajouter ${units(count)}` : `Retirer ${units(count)}`,
  bookNothing: { add: 'Ajouter', remove: 'Retirer' },
  resend: 'Renvoyer',
  clear: 'Vider la liste',
  clearTitle: 'Vider la liste ?',
  clearHelp: 'Les lignes et les messages de cette liste seront effacés. Le stock ne change pas.',
  clearUnknown:
    'Le dernier envoi a peut-être été enregistré : vérifiez les mouvements avant de recommencer.',
  close: 'Fermer',
  booked: {
    add: (count: number) =>
      `${units(count)} ${plural(count, 'ajoutée')} au stock : c’est enregistré.`,
    remove: (count: number) =>
      `${units(count)} ${plural(count, 'retirée')} du stock : c’est enregistré.`,
  },
  alreadyBooked: 'Déjà enregistré lors du premier envoi : rien n’a été compté deux fois.',
  questionsLeft: (count: number) =>
    count > 1 ? `${count} lignes attendent votre réponse` : 'Une ligne attend votre réponse',
  questionsHelp: 'Répondez ou enlevez-les, puis enregistrez.',
  pendingTitle: (count: number) => `${lines(count)} sans réponse du serveur`,
  pendingHelp:
    'Elles sont conservées dans ce navigateur. Renvoyez-les : rien ne sera compté deux fois.',
  sending: 'Envoi en cours…',
  notEnough: 'Stock insuffisant : rien n’a été retiré',
  notEnoughLine: (name: string, wanted: number, stock: number) =>
    `${name} : ${wanted} à retirer, ${stock} en stock`,
  expiredLine: (count: number) =>
    `, et ${count} ${plural(count, 'périmé')} : choisissez le lot pour ${count > 1 ? 'les' : 'le'} retirer`,
  refusedHelp: 'Rien n’a été enregistré, et la liste est conservée.',
  archived: (name: string) => `${name} est archivé : il n’est pas dans la liste`,
  full: 'La liste a 500 lignes : enregistrez-la avant de continuer',
  unreachable: (text: string) => `Code ${text} : produit pas encore recherché`,
  unreachableHelp: 'La liaison avec le serveur a échoué. Le scan est conservé.',
  times: (count: number) => `scanné ${count} fois`,
  retry: 'Réessayer',
  dismiss: (message: string) => `Fermer : ${message}`,
} as const
