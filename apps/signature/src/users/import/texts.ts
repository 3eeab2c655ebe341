import type { EmployeeField } from '@org/api/import'
import { counted } from '../../texts/counted.ts'

const employees = (count: number) => counted(count, 'employé')

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac',
}

const separators: Readonly<Record<string, string>> = {
  ';': 'points-virgules',
  ',': 'virgules',
  '\t': 'tabulations',
  '|': 'barres verticales',
}

/** Texts of the import of employees. */
export const importTexts = {
  open: 'Importer une liste',
  title: 'Importer des employés',
  choose: {
    hint: 'ou déposez ici un fichier Excel (.xlsx) ou CSV',
    drop: 'Déposez le fichier',
    browse: 'Choisir un fichier',
    input: 'Fichier des employés',
    limits: 'Jusqu’à 10 Mo et 50 000 lignes. La première ligne peut nommer les colonnes.',
    template: 'Télécharger un modèle',
    templateName: 'modele-employes.csv',
    paste: 'Ou collez des lignes copiées d’un tableur',
    read: 'Lire ces lignes',
    reading: 'Lecture du fichier…',
    failed: 'Ce fichier n’a pas pu être lu',
  },
  fields: {
    email: 'Email',
    phone_number: 'Téléphone',
    first_name: 'Prénom',
    last_name: 'Nom',
    position: 'Poste',
  } satisfies Record<EmployeeField, string>,
  columns: {
    title: 'Colonnes',
    none: '(aucune colonne)',
    unnamed: (at: number) => `Colonne ${at}`,
    example: (text: string) => `Exemple : ${text}`,
    hasHeadings: 'La première ligne nomme les colonnes',
  },
  source: {
    spreadsheet: (sheet: string) => `Feuille « ${sheet} »`,
    text: (encoding: keyof typeof encodings, separator: string) =>
      separators[separator]
        ? `Texte en ${encodings[encoding]}, séparé par des ${separators[separator]}`
        : `Texte en ${encodings[encoding]}`,
  },
  team: 'Équipe',
  rows: 'Lignes à importer',
  line: 'Ligne',
  actions: 'Actions',
  empty: '(vide)',
  edit: (field: string, line: number) => `${field}, ligne ${line}`,
  remove: (line: number) => `Retirer la ligne ${line}`,
  noRows: 'Il ne reste aucune ligne',
  faults: {
    twice: (line: number) => `En double avec la ligne ${line}`,
    exists: 'Existe déjà',
  },
  faulty: (count: number) =>
    `${counted(count, 'ligne à corriger', 'lignes à corriger')} : ${count < 2 ? 'elle ne sera pas importée' : 'elles ne seront pas importées'} avant.`,
  onlyFaulty: 'Montrer seulement les lignes à corriger',
  removeFaulty: 'Retirer les lignes à corriger',
  start: (count: number) => (count === 0 ? 'Importer' : `Importer ${employees(count)}`),
  progress: 'Création des employés',
  progressOf: (done: number, total: number) =>
    `${done.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')}`,
  background: 'L’import continue si vous fermez cette fenêtre.',
  underWay: (line: number) =>
    `La ligne ${line} est en cours de création : elle ne peut plus être modifiée.`,
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  drop: 'Abandonner',
  close: 'Terminer',
  otherFile: 'Autre fichier',
  discardTitle: 'Abandonner ces lignes ?',
  discardHelp: (created: number) =>
    created === 0
      ? 'Rien n’a encore été créé.'
      : `${counted(created, 'employé déjà créé le reste', 'employés déjà créés le restent')}.`,
  running: 'Un import est en cours',
  paused: 'Un import n’est pas terminé',
  left: (count: number) => `${employees(count)} à créer. Ce qui est fait ne sera pas refait.`,
  show: 'Afficher',
  stopped: 'L’import s’est arrêté',
  stoppedHelp: 'Corrigez ou retirez cette ligne, puis reprenez.',
  created: (count: number) => `${employees(count)} ${count < 2 ? 'créé' : 'créés'}`,
  otherTab: 'Cet import est en cours dans un autre onglet',
  wentOn: 'Cet import a continué dans un autre onglet : le voici tel qu’il est',
  endedElsewhere: 'Cet import a pris fin dans un autre onglet',
  sessionEnded:
    'Votre session a pris fin : l’import s’est arrêté. Connectez-vous pour le reprendre là où il en est.',
  allImported: 'All user imported',
  /** Specification 1, sections 4 and 8. */
  rowFailed: (line: number, email: string, message: string) =>
    `Ligne ${line}, ${email} : ${message}`,
}
