import { counted } from './counted.ts'

/** The search over everything. */
export const search = {
  label: 'Recherche',
  users: 'Employés',
  teams: 'Équipes',
  templates: 'Signatures',
  campaigns: 'Bannières',
  searching: 'Recherche en cours…',
  none: (words: string) => `Rien ne correspond à « ${words} »`,
  count: (total: number) => counted(total, 'résultat'),
  all: {
    users: (total: number) => `Voir les ${counted(total, 'employé')}`,
    teams: (total: number) => `Voir les ${counted(total, 'équipe')}`,
    templates: (total: number) => `Voir les ${counted(total, 'signature')}`,
    campaigns: (total: number) => `Voir les ${counted(total, 'bannière')}`,
  },
  failed: 'La recherche n’a pas abouti',
} as const
