import { money } from './money.ts'

const periods = { day: 'jour', week: 'semaine', month: 'mois', year: 'an' } as const

type Period = keyof typeof periods

const every = (interval: Period, count: number) => {
  if (count === 1) return `par ${periods[interval]}`
  const plural = interval === 'month' ? 'mois' : `${periods[interval]}s`
  return `${interval === 'week' ? 'toutes' : 'tous'} les ${count} ${plural}`
}

export const billingTexts = {
  title: 'Billing',
  offTitle: 'Aucun paiement sur cette installation',
  offHelp: 'Toutes les fonctions sont ouvertes, sans abonnement ni carte.',
  failed: 'La page n’a pas pu être chargée',
  subscription: 'Abonnement',
  active: 'Actif',
  ends: (date: string) => `Actif jusqu’au ${date}`,
  none: 'Aucun abonnement',
  noneHelp:
    'Concevoir des signatures, gérer équipes, employés et bannières est libre. Les envoyer demande un abonnement.',
  endsHelp: 'Il ne sera pas renouvelé. Enregistrez une carte pour le garder.',
  nextInvoice: 'Prochaine facture',
  amount: money,
  card: 'Carte bancaire',
  cardNumber: (last4: string) => `•••• •••• •••• ${last4}`,
  cardNumberSpoken: (last4: string) => `Carte qui se termine par ${last4}`,
  expires: (month: number, year: number) => `Expire ${String(month).padStart(2, '0')}/${year}`,
  price: (amount: number, currency: string, interval: Period, count: number) =>
    `${money(amount, currency)} ${every(interval, count)}`,
  firstPayment: 'Le premier paiement est pris quand vous enregistrez la carte.',
  sameSubscription: 'La carte sert aux prochaines factures.',
  provider: 'Le numéro va directement à Stripe : il n’est jamais enregistré ici.',
  saveCard: 'Enregistrer la carte',
  cardSaved: 'Carte enregistrée',
  cardSavedUnread:
    'Votre carte est enregistrée : ne la saisissez pas de nouveau, rechargez la page pour la voir.',
  cardRefused: 'La carte n’a pas pu être confirmée',
  replace: 'Remplacer la carte',
  reset: 'Supprimer la carte',
  resetTitle: 'Supprimer la carte ?',
  resetHelp: 'L’abonnement reste actif jusqu’à la fin de la période payée, puis s’arrête.',
  cardForgotten: 'Carte supprimée',
  unreachable: 'Stripe ne répond pas',
  unreachableHelp:
    'Aucune carte ne peut être saisie pour l’instant, et rien n’a été enregistré. Vérifiez la connexion ou le bloqueur de contenu, puis réessayez.',
  loadingCard: 'Chargement du formulaire de carte…',
  invoices: 'Historique des factures',
  invoicesFailed: 'Les factures n’ont pas pu être chargées',
  noInvoices: 'Aucune facture pour le moment',
  noInvoicesHelp: 'Chaque paiement laissera ici sa facture.',
  date: 'Date',
  number: 'Numéro',
  invoiceAmount: 'Montant',
  status: 'Statut',
  statuses: {
    open: 'À payer',
    paid: 'Payée',
    uncollectible: 'Impayée',
    void: 'Annulée',
  },
  open: 'Voir',
  openInvoice: (number: string) => `Voir la facture ${number}`,
} as const

/** UI text of the prompt that is shown when sending mails needs a subscription. */
export const upgradeTexts = {
  title: 'You need to upgrade! Go to billing page ?',
  help: 'Envoyer les signatures demande un abonnement. Rien n’a été envoyé.',
} as const
