import type { Sees } from './load-waiting.ts'

const all = new Intl.ListFormat('fr-FR')

/** UI text of the home page. */
export const homeTexts = {
  title: 'Accueil',
  choose: 'Choisissez un centre',
  none: 'Aucun centre',
  noneHelp: 'Demandez à un administrateur de vous donner accès à un centre.',
  first: 'Ajouter un centre',
  firstHelp: 'Le stock, les commandes et les praticiens appartiennent à un centre.',
  waiting: 'À faire',
  nothing: 'Rien à faire',
  /** Says that nothing is waiting; names only the work that the user may see. */
  nothingHelp: ({ seesOrders, seesReturns, seesStock }: Sees) => {
    const nothing = all.format([
      ...(seesOrders ? ['aucune commande'] : []),
      ...(seesReturns ? ['aucun retour'] : []),
      ...(seesStock ? ['aucun lot'] : []),
    ])
    return `${nothing.charAt(0).toUpperCase()}${nothing.slice(1)} n’attend.`
  },
  ordersToSend: 'Commandes à envoyer',
  ordersToReceive: 'Commandes à valider',
  returns: 'Retours à valider',
  productsToOrder: 'Produits à commander',
  expiringLots: 'Lots périmés ou bientôt',
  expiresOn: (day: string) => `périme le ${day}`,
  expiredOn: (day: string) => `périmé le ${day}`,
  units: (count: number) => `${count} ${count > 1 ? 'unités' : 'unité'}`,
  more: (count: number) => `et ${count} ${count > 1 ? 'autres' : 'autre'}`,
  pages: 'Pages',
  connectTo: (name: string) => `Se connecter à ${name}`,
} as const
