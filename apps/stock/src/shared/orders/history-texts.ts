import type { OrderEvent } from '@org/api/client'

export const historyTexts = {
  title: 'Historique',
  empty: 'Rien pour l’instant.',
  server: 'Paraphe',
  events: {
    created: 'Création',
    generated: 'Commande générée',
    changed: 'Quantités modifiées',
    ordonnance_added: 'Ordonnance ajoutée',
    ordonnance_removed: 'Ordonnance supprimée',
    queued: 'Envoi demandé',
    mailed: 'Mail envoyé',
    mail_failed: 'Mail refusé',
    received: 'Réceptionnée',
    followed: 'Suite créée',
    returned: 'Retournée',
  } satisfies Record<OrderEvent['kind'], string>,
} as const
