import type { ColumnField } from '@org/api/import'
import { counted } from '@org/app-kit/public'

/** UI text of the import of employees. */
export const importTexts = {
  title: 'Importer des employés',
  fields: {
    email: 'Email',
    phone_number: 'Téléphone',
    first_name: 'Prénom',
    last_name: 'Nom',
    position: 'Poste',
    team: 'Équipe',
    mobile_number: 'Mobile',
    skype: 'Skype',
    full_name: 'Nom complet',
  } satisfies Record<ColumnField, string>,
  errors: {
    twice: (line: number) => `En double avec la ligne ${line}`,
    exists: 'Existe déjà',
    team: 'Équipe inconnue',
    spreadsheet: (text: string) => `Erreur du tableur : ${text}`,
    role: 'Son rôle empêche cette modification',
  },
  waiting: 'Connexion perdue',
  waitingHelp: 'L’import reprend dès que le serveur répond. Rien n’est perdu ni créé deux fois.',
  running: 'Un import est en cours',
  paused: 'Un import n’est pas terminé',
  left: (count: number) =>
    `${counted(count, 'ligne à importer', 'lignes à importer')}. Ce qui est fait ne sera pas refait.`,
  show: 'Afficher',
  /** Result of an import: « 3 employés créés, 2 modifiés, 1 déjà à jour ». */
  done: ({ created, updated, unchanged }: Record<'created' | 'updated' | 'unchanged', number>) =>
    [
      ...(created > 0 || updated + unchanged === 0
        ? [counted(created, 'employé créé', 'employés créés')]
        : []),
      ...(updated > 0 ? [counted(updated, 'modifié')] : []),
      ...(unchanged > 0 ? [counted(unchanged, 'déjà à jour', 'déjà à jour')] : []),
    ].join(', '),
  otherTab: 'Cet import est en cours dans un autre onglet',
  wentOn: 'Cet import a continué dans un autre onglet : le voici tel qu’il est',
  endedElsewhere: 'Cet import a pris fin dans un autre onglet',
  sessionEnded:
    'Votre session a pris fin : l’import s’est arrêté. Connectez-vous pour le reprendre là où il en est.',
  allImported: 'All user imported',
  /** Names the row that failed (specification 1, sections 4 and 8). */
  rowFailed: (line: number, email: string, message: string) =>
    `Ligne ${line}, ${email} : ${message}`,
}
