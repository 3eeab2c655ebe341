const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`

/** A number with its sign, for example `− 2`. */
const signed = (units: number) =>
  `${units > 0 ? '+' : '−'} ${Math.abs(units).toLocaleString('fr-FR')}`

const productCount = (count: number) => plural(count, 'produit', 'produits')
const unitCount = (count: number) => plural(count, 'unité', 'unités')

/** UI text of the stock counts. */
export const countsTexts = {
  exportName: 'inventaires',
  linesExport: 'inventaire',
  codeTitle: 'Code',
  product: 'Produit',
  differenceTitle: 'Écart',
  person: 'Compté par',
  countedAt: 'Compté le',
  title: 'Inventaires',
  one: 'Inventaire',
  all: 'Tous les produits',
  of: (category: string | null) => `Inventaire : ${category ?? 'tous les produits'}`,
  start: 'Nouvel inventaire',
  startHelp:
    'Plusieurs personnes peuvent compter ensemble. Les entrées et les sorties pendant l’inventaire sont conservées.',
  startButton: 'Commencer',
  category: 'Produits à compter',
  state: 'État',
  states: { open: 'En cours', closed: 'Clôturé', cancelled: 'Annulé' },
  startedBy: 'Commencé par',
  ended: 'Terminé par',
  personAt: (person: string, moment: string) => `${person}, ${moment}`,
  progress: 'Produits comptés',
  progressOf: (counted: number, products: number) =>
    `${counted.toLocaleString('fr-FR')} sur ${productCount(products)}`,
  emptyTitle: 'Aucun inventaire',
  emptyHelp: 'Un inventaire compare ce que vous comptez avec le stock, et enregistre les écarts.',
  centreTitle: 'Choisissez d’abord un centre',
  centreHelp: 'Un inventaire compte le stock d’un centre.',
  notFound: 'Cet inventaire n’existe pas, ou plus',
  toCounts: 'Voir les inventaires',
  scanTitle: 'Scannez un produit',
  scanHelp: 'Chaque scan compte une unité ou une boîte. Les scans sont lus partout dans la page.',
  code: 'Code du produit',
  codeHelp: 'À saisir si l’étiquette ne se lit pas',
  count: 'Compter',
  pending: (count: number) =>
    count > 1 ? `${count} saisies attendent le serveur` : '1 saisie attend le serveur',
  pendingHelp: 'Tout est gardé dans ce navigateur et envoyé dès que le serveur répond.',
  reading: 'Recherche du produit…',
  kept: 'Gardé, sera compté dès que le serveur répond',
  counted: (qty: number) => plural(qty, 'unité comptée', 'unités comptées'),
  added: (qty: number) => `+ ${qty.toLocaleString('fr-FR')}`,
  lot: 'Lot',
  expiry: 'Péremption',
  lotOf: (lot: string | null, expiry: string | null, isExpired: boolean) =>
    [
      lot === null ? 'Sans lot' : `Lot ${lot}`,
      expiry && `${isExpired ? 'périmé' : 'périme'} le ${expiry.split('-').toReversed().join('/')}`,
    ]
      .filter(Boolean)
      .join(', '),
  expired: 'Périmé',
  archived: 'Archivé',
  archivedProduct: 'Produit archivé',
  quantity: 'Compté',
  stockThen: 'En stock alors',
  difference: (units: number) => `Écart ${signed(units)}`,
  noDifference: 'Aucun écart',
  movedSince: (units: number) =>
    `Le stock a changé de ${signed(units)} depuis le premier scan de cette ligne. Vérifiez sa quantité, et corrigez-la s’il le faut.`,
  lines: 'Lignes comptées',
  shown: 'Lignes affichées',
  everyLine: 'Toutes',
  differing: (count: number) => `Écarts (${count})`,
  noLinesTitle: 'Rien n’est encore compté',
  noLinesHelp: 'Scannez un premier produit, ou saisissez son code.',
  noneDiffers: 'Rien ne diffère du stock',
  change: (name: string, qty: string) => `${qty} : modifier la quantité de ${name}`,
  changeTitle: 'Quantité comptée',
  remove: 'Retirer la ligne',
  alreadyTitle: (qty: number, person: string) => `Déjà compté : ${qty} par ${person}`,
  alreadyHelp: (name: string, qty: number) =>
    `${name} : ${unitCount(qty)} de plus, ou bien un nouveau comptage qui remplace le précédent ?`,
  add: (sum: number) => `Ajouter (${sum})`,
  changedTo: (name: string, qty: number) =>
    `${name} a été compté entre-temps. Remplacer par ${unitCount(qty)} ?`,
  replace: (qty: number) => `Remplacer par ${qty}`,
  lotTitle: 'Quel lot ?',
  lotHelp: (code: string) =>
    `L’étiquette de ${code} n’est pas lisible avec certitude. Saisissez son lot et sa date de péremption.`,
  noLot: 'Compter sans lot',
  refusedTitle: (code: string) => `Non compté : ${code}`,
  unknown: 'Aucun produit n’a ce code.',
  misread:
    'Aucun produit n’a ce code, dont le dernier chiffre ne correspond pas aux autres. Est-il bien lu ?',
  dismiss: 'J’ai compris',
  retryScan: 'Réessayer',
  close: 'Clôturer',
  closeTitle: 'Clôturer l’inventaire',
  closeWaits: 'Des scans attendent encore une réponse. Traitez-les avant de clôturer.',
  differences: (lines: number) =>
    lines === 0
      ? 'Ce que vous avez compté correspond au stock.'
      : `${plural(lines, 'ligne diffère', 'lignes diffèrent')} du stock.`,
  booked: (added: number, removed: number) =>
    `${unitCount(added)} en plus, ${unitCount(removed)} en moins.`,
  rest: 'Ce qui n’a pas été compté',
  keep: 'Laisser comme il est',
  empty: 'Mettre à zéro',
  emptyRest: (units: number) =>
    units === 0 ? 'Rien à retirer' : `${unitCount(units)} sortent du stock`,
  restOf: (products: number, units: number) =>
    units === 0
      ? 'Il ne reste rien en stock'
      : `${productCount(products)}, ${unitCount(units)} en stock`,
  emptyQuestion: (products: number, units: number) =>
    `Mettre à zéro ${unitCount(units)} de ${productCount(products)} ?`,
  emptyWarning: 'Ces unités sortent du stock à la clôture. Rien ne permet de l’annuler.',
  closed: 'Inventaire clôturé',
  shortfall: (name: string, lot: string | null, missing: number) =>
    `${name}${lot === null ? '' : `, lot ${lot}`} : ${unitCount(missing)} de moins que prévu en stock, à cause de sorties après le comptage. Le stock est à 0.`,
  shortfallsTitle: 'Recomptez ces produits',
  cancel: 'Annuler l’inventaire',
  cancelTitle: 'Annuler cet inventaire ?',
  cancelHelp: (lines: number) =>
    `${plural(lines, 'ligne comptée est abandonnée', 'lignes comptées sont abandonnées')}. Le stock ne change pas.`,
  back: 'Retour',
} as const
