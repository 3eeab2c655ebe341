import { counted } from './counted.ts'

const installed = (count: number) => counted(count, 'installée')
const sent = (count: number) => counted(count, 'envoyée')
const members = (count: number) => counted(count, 'membre')

/** The chart of the deploy page. */
export const adoption = {
  title: 'Adoption',
  installed,
  sent,
  members,
  chart: (from: string, to: string, counts: { installed: number; sent: number; members: number }) =>
    `Signatures du ${from} au ${to} : ${installed(counts.installed)}, ${sent(counts.sent)}, ${members(counts.members)}`,
  figures: 'Voir les chiffres',
  day: 'Jour',
  sentColumn: 'Envoyées',
  installedColumn: 'Installées',
  failed: 'La courbe d’adoption n’a pas pu être chargée',
} as const
