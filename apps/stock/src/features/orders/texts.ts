import type { MissingChoice } from '@org/api/stock'
import { shortDay } from '#shared/days.ts'
import { orderWords } from '#shared/orders/order-words.ts'

export const ordersTexts = {
  ...orderWords,
  title: 'Commandes',
  toValidate: 'Commandes à valider',
  needsCentreTitle: 'Les commandes sont celles d’un centre',
  needsCentre: 'Selectionnez un centre pour générer ses commandes',
  statuses: {
    created: 'Créée, non envoyée',
    sent: 'Envoyée',
    received: 'Receptionnée',
  } as Readonly<Partial<Record<string, string>>>,
  unknownStatus: 'Inconnu',
  groups: {
    created: { title: 'À envoyer', empty: 'Aucune commande à envoyer.' },
    sent: { title: 'À réceptionner', empty: 'Aucune commande n’est attendue.' },
    received: { title: 'Reçues', empty: 'Aucune commande reçue pour l’instant.' },
  },
  status: 'État',
  products: 'Produits',
  createdAt: 'Créée le',
  created: (moment: string) => `Création : ${moment.toLowerCase()}`,
  isSending: 'Envoi en cours',
  failed: 'Envoi échoué',
  exportName: 'commandes',
  linesExport: (number: string) => `commande-${number}`,
  unitsPerBox: 'Unités par boîte',
  unitsOrdered: 'Unités commandées',
  unitsReceived: 'Unités reçues',

  create: 'Nouvelle commande',
  createButton: 'Créer la commande',

  generate: 'Générer les commandes',
  generateHelp: (centre: string) =>
    `Voici ce qui serait commandé pour ${centre}. Rien n’est envoyé : les commandes restent à vérifier.`,
  generateButton: (count: number) =>
    count > 1 ? `Générer ${count} commandes` : 'Générer 1 commande',
  generateNothing: 'Générer',
  moreOrders: (count: number) =>
    count > 1
      ? `${count} autres commandes seront générées, mais ne sont pas affichées ici.`
      : 'Une autre commande sera générée, mais n’est pas affichée ici.',
  nothingToOrder: 'Rien à commander',
  nothingToOrderHelp: 'Tous les produits sont au-dessus de leur seuil, ou déjà commandés.',
  newOrder: 'Nouvelle commande',
  addedToOrder: 'S’ajoute à la commande non envoyée',
  heldBack: 'Non commandés',
  heldBackHelp: 'Une personne a fixé la quantité de ces produits dans la commande non envoyée.',
  why: (line: { stock: number; onOrder: number; qtyTriggerOrder: number; qtyMinInStock: number }) =>
    [
      `${line.stock} en stock`,
      ...(line.onOrder > 0 ? [`${line.onOrder} en commande`] : []),
      `seuil ${line.qtyTriggerOrder}`,
      `minimum ${line.qtyMinInStock}`,
    ].join(' · '),
  generated: (count: number) =>
    count > 1 ? `${count} commandes générées` : `${count} commande générée`,

  one: 'Commande',
  of: (supplier: string) => `Commande ${supplier}`,
  number: 'Numéro',
  numberOf: (number: string) => `N° ${number}`,
  returnGoods: 'Faire un retour',
  addProduct: 'Ajouter un produit de ce fournisseur',
  addProductHelp: 'Vous pouvez aussi scanner une boîte presque vide.',
  otherSupplier: (supplier: string) => `N’est pas un produit de ${supplier}`,
  alreadyOrdered: 'Déjà dans la commande. « Modifier » change sa quantité.',
  notFound: 'Cette commande n’existe pas, ou plus',
  toOrders: 'Voir les commandes',
  received: 'Reçu / commandé',
  receivedOf: (received: number, ordered: number) => `${received} / ${ordered}`,
  receivedLess: (count: number) => `Manque ${orderWords.units(count)}`,
  receivedMore: (count: number) => `${orderWords.units(count)} en plus`,
  boxesOf: (name: string) => `Boîtes de ${name}`,
  more: (name: string) => `Ajouter une boîte de ${name}`,
  less: (name: string) => `Retirer une boîte de ${name}`,
  receivedLots: 'Lots reçus',
  noReceivedLots: 'Cette commande n’a rien fait entrer en stock.',
  withoutLotOrExpiry: 'Sans lot',
  needsOrdonnance: 'Ordonnance',
  byHand: 'Fixé à la main',
  emptyOrder: 'Cette commande n’a pas de produit.',
  followUpOf: 'Suite d’une commande reçue incomplète',
  seeOrigin: 'Voir la commande d’origine',

  delete: 'Supprimer',
  deleteTitle: 'Etes vous sur de vouloir supprimer la commande ?',
  deleteHelp: (products: number, ordonnances: number) => {
    const parts = [
      ...(products === 0 && ordonnances > 0
        ? []
        : [`${products} ${products > 1 ? 'produits' : 'produit'}`]),
      ...(ordonnances === 0
        ? []
        : [`${ordonnances} ${ordonnances > 1 ? 'ordonnances' : 'ordonnance'}`]),
    ]
    const verb = products + ordonnances > 1 ? 'seront supprimés' : 'sera supprimé'
    return `${parts.join(' et ')} ${verb}.`
  },

  ordonnances: 'Ordonnances',
  noOrdonnances: 'Aucune ordonnance.',
  ordonnanceHelp: 'PDF, JPG ou PNG de 10 Mo au plus. Elles partent avec la commande.',
  addOrdonnance: 'Ajouter une ordonnance',
  open: (name: string) => `Ouvrir ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  removeTitle: (name: string) => `Supprimer l’ordonnance ${name} ?`,
  removeHelp: 'Le fichier sera supprimé de la commande.',
  archivedOnOrder: (names: readonly string[]) =>
    names.length > 1
      ? `Ces produits de la commande sont archivés : ${names.join(', ')}.`
      : `Un produit de la commande est archivé : ${names.join(', ')}.`,
  missingOrdonnance: (names: readonly string[]) =>
    `Une ordonnance manque pour : ${names.join(', ')}`,

  supplierArchived: (supplier: string) => `${supplier} est archivé`,
  supplierArchivedHelp:
    'Cette commande ne peut être ni modifiée ni envoyée. Restaurez ce fournisseur pour lui commander, ou supprimez-la.',

  send: 'Envoyer au fournisseur',
  sendTitle: (supplier: string) => `Envoyer la commande à ${supplier}`,
  replies: (address: string) => `Les réponses arrivent à ${address}.`,
  sendHelp: 'Le bon de commande en PDF et les ordonnances sont joints au mail.',
  address: 'Adresse du fournisseur',
  subject: 'Objet',
  body: 'Message',
  clientNumber: 'Numéro client du centre',
  clientNumberHelp: 'Il sera gardé pour les prochaines commandes.',
  sendButton: 'Envoyer',
  required: 'Ne peut pas être vide',
  noAddress: "Mauvais format d'email",
  sendFailed: 'Le mail n’est pas parti',
  sendFailedHelp: 'Corrigez l’adresse ou le message, puis envoyez de nouveau.',
  refusals: {
    noMailbox: 'Cette adresse n’existe pas.',
    mailboxFull: 'La boîte du fournisseur est pleine.',
    tooLarge: 'Le mail est trop grand pour le serveur du fournisseur.',
    rejected: 'Le serveur du fournisseur rejette ce mail.',
  },
  serverReply: (reply: string) => `Réponse du serveur : « ${reply} »`,
  queued: 'La commande part au fournisseur',

  receive: 'Receptionner',
  receiveTitle: (supplier: string) => `Réception de la commande ${supplier}`,
  receiveHelp:
    'Scannez les produits reçus, ou saisissez les unités. Tout ce qui est reçu entre en stock.',
  receiveButton: 'Valider la réception',
  allReceived: 'Tout est arrivé',
  receivedUnits: 'Unités reçues',
  ordered: (qty: string) => `Commandé : ${qty}`,
  notOrdered: 'Non commandé',
  lot: 'Lot',
  expiry: 'Péremption',
  askLot: 'L’étiquette ne dit pas avec certitude son lot et sa péremption. Saisissez-les.',
  confirmLot: 'Valider le lot',
  withoutLot: 'Continuer sans lot',
  askExpired: (expiry: string) => `Ce lot est périmé depuis le ${expiry}. Le recevoir quand même ?`,
  confirmExpired: 'Oui, le recevoir',
  refuseExpired: 'Non, remettre à 0',
  questionsLeft: (count: number) =>
    count > 1
      ? `${count} lots attendent votre réponse. Répondez, puis validez.`
      : 'Un lot attend votre réponse. Répondez, puis validez.',
  anotherLot: 'Autre lot',
  missingTitle: 'Ce qui manque',
  missingOf: (name: string, count: number) => `${name} : il manque ${orderWords.units(count)}`,
  choices: {
    later: 'Arrive plus tard',
    again: 'Commander à nouveau',
    nothing: 'Ne rien faire',
  } satisfies Record<MissingChoice, string>,
  choicesHelp: {
    later: 'Une commande déjà envoyée attend la suite, sans nouvel email.',
    again: 'Une nouvelle commande à envoyer est créée.',
    nothing: 'La commande se termine sans la suite.',
  } satisfies Record<MissingChoice, string>,
  absentTitle: (products: number) =>
    `Rien n’est arrivé de ${orderWords.lines(products)}. Valider quand même ?`,
  nothingTitle: 'Rien n’est arrivé. Valider quand même ?',
  booked: (count: number) =>
    count === 0
      ? 'Rien n’entre en stock.'
      : `${orderWords.units(count)} ${count > 1 ? 'entrent' : 'entre'} en stock.`,
  missingUnits: {
    later: (count: number) => `${orderWords.units(count)} : arrive plus tard, sans nouvel email.`,
    again: (count: number) => `${orderWords.units(count)} : à commander à nouveau.`,
    nothing: (count: number) => `${orderWords.units(count)} : la commande se termine sans.`,
  } satisfies Record<MissingChoice, (count: number) => string>,
  code: 'Code du produit',
  count: 'Compter',
  scanReady: 'Prêt à scanner',
  scanReadyHelp: 'Scannez ce qui est arrivé : chaque scan compte une unité ou une boîte.',
  scanned: (count: number) => `+ ${orderWords.units(count)}`,
  lotOf: (lot: string, expiry: string) =>
    [lot && `Lot ${lot}`, expiry && `péremption ${shortDay(expiry)}`].filter(Boolean).join(', '),
  scanArchived: (name: string) => `${name} est archivé`,
  failedScansLeft: (count: number) =>
    count > 1
      ? `${count} scans ne sont pas comptés. Réessayez ou fermez-les, puis validez.`
      : 'Un scan n’est pas compté. Réessayez ou fermez-le, puis validez.',
  receivedNotice: 'Réception enregistrée',
  receivedBefore: 'Cette réception était déjà enregistrée',
  receivedBeforeHelp: 'Rien n’est entré deux fois en stock. Voici la commande à jour.',
  followUps: (count: number) =>
    count > 1 ? `${count} commandes pour ce qui manque` : '1 commande pour ce qui manque',
  /** Says which archived products follow-up orders leave out. */
  leftOut: (names: readonly string[]) =>
    `Archivé, donc pas commandé de nouveau : ${names.join(', ')}.`,
  seeFollowUp: 'Voir la commande suivante',
} as const
