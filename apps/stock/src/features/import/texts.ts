import type { ImportKind, RowOutcome } from '@org/api/stock'

const grouped = (count: number) => count.toLocaleString('fr-FR')
const counted = (count: number, one: string, many: string) =>
  `${grouped(count)} ${count < 2 ? one : many}`

/** Label of each outcome, in the singular and in the plural. */
const outcomes: Readonly<Record<RowOutcome, readonly [string, string]>> = {
  created: ['à créer', 'à créer'],
  changed: ['à modifier', 'à modifier'],
  unchanged: ['déjà à jour', 'déjà à jour'],
  refused: ['refusée', 'refusées'],
}

/** UI text of the import of tables. */
export const importTexts = {
  titles: {
    products: 'Importer des produits',
    suppliers: 'Importer des fournisseurs',
    stock: 'Importer un stock d’ouverture',
  } satisfies Record<ImportKind, string>,
  choose: 'Que voulez-vous importer ?',
  kinds: {
    products: 'Des produits',
    suppliers: 'Des fournisseurs',
    stock: 'Un stock d’ouverture',
  } satisfies Record<ImportKind, string>,
  help: {
    products:
      'Un produit est reconnu par son code. Les cellules remplies remplacent ce qui est enregistré ; les catégories inconnues sont créées.',
    suppliers:
      'Un fournisseur est reconnu par son nom. Les cellules remplies remplacent ce qui est enregistré.',
    stock:
      'Chaque ligne fixe la quantité d’un lot, ou des unités sans lot. Ce qui n’est pas dans le fichier ne change pas.',
  } satisfies Record<ImportKind, string>,
  ofCentre: (name: string) => `Centre : ${name}`,
  noCentre: 'Choisissez d’abord un centre',
  noCentreHelp: 'Un stock d’ouverture appartient à un centre.',
  steps: { label: 'Étapes de l’import', names: ['Fichier', 'Colonnes', 'Aperçu', 'Résultat'] },
  file: 'Fichier à importer',
  lost: 'Le fichier choisi n’a pas pu être conservé. Choisissez-le de nouveau.',
  limits: 'Jusqu’à 10 Mo et 10 000 lignes. Les titres des colonnes sont retrouvés, même plus bas.',
  templateName: {
    products: 'modele-produits.csv',
    suppliers: 'modele-fournisseurs.csv',
    stock: 'modele-stock.csv',
  } satisfies Record<ImportKind, string>,
  otherFile: 'Autre fichier',
  toPreview: 'Voir l’aperçu',
  previewing: 'Préparation de l’aperçu…',
  needed: (names: string) => `Indiquez d’abord où se trouve : ${names}`,
  wholeFile: 'Pour tout le fichier',
  supplierOfAll: 'Fournisseur de tout le fichier',
  categoryOfAll: 'Catégorie de tout le fichier',
  fromColumn: 'D’après la colonne',
  generateCodes:
    'Créer un code pour les lignes qui n’en ont pas (reconnues par leur fournisseur et leur référence)',
  toColumns: 'Revoir les colonnes',
  failed: 'L’import n’a pas eu lieu',
  previewFailed: 'L’aperçu n’a pas pu être préparé',
  changedMeanwhile: 'Les données ont changé depuis l’aperçu',
  changedHelp: 'Rien n’a été importé. Voici le nouvel aperçu : vérifiez-le, puis importez.',
  rows: 'Lignes du fichier',
  line: 'Ligne',
  what: 'Élément',
  outcome: 'Résultat',
  details: 'Détail',
  filter: 'Lignes à montrer',
  all: (count: number) => `Toutes (${grouped(count)})`,
  some: (outcome: RowOutcome, count: number) => `${filters[outcome]} (${grouped(count)})`,
  badges: {
    created: 'À créer',
    changed: 'À modifier',
    unchanged: 'Déjà à jour',
    refused: 'Refusée',
  } satisfies Record<RowOutcome, string>,
  summary: (outcome: RowOutcome, count: number) => counted(count, ...outcomes[outcome]),
  newCategory: (name: string) => `Crée la catégorie ${name}`,
  change: (name: string, from: string, to: string) =>
    `${name} : ${from === '' ? '(vide)' : from} → ${to}`,
  noRows: 'Aucune ligne ici',
  nothing: 'Rien à importer',
  nothingHelp: 'Toutes les lignes sont déjà à jour ou refusées.',
  refusedHelp:
    'Les lignes refusées ne sont pas importées. Corrigez-les dans le fichier et importez-le de nouveau : ce qui est déjà fait ne sera pas refait.',
  doubtfulTitle: (count: number) => counted(count, 'ligne à vérifier', 'lignes à vérifier'),
  doubtfulHelp: 'Vérifiez ces lignes dans l’aperçu : corrigez-les dans le fichier, ou confirmez.',
  confirmDoubtful: 'J’ai vérifié ces lignes : les importer telles quelles',
  run: (count: number) => `Importer ${counted(count, 'ligne', 'lignes')}`,
  sending: 'Envoi du fichier',
  importing: 'Import en cours…',
  done: 'Import terminé',
  result: {
    created: (count: number) => counted(count, 'ligne créée', 'lignes créées'),
    changed: (count: number) => counted(count, 'ligne modifiée', 'lignes modifiées'),
    unchanged: (count: number) => counted(count, 'ligne déjà à jour', 'lignes déjà à jour'),
    refused: (count: number) => counted(count, 'ligne refusée', 'lignes refusées'),
  } satisfies Record<RowOutcome, (count: number) => string>,
  toList: {
    products: 'Voir les produits',
    suppliers: 'Voir les fournisseurs',
    stock: 'Voir le stock',
  } satisfies Record<ImportKind, string>,
  again: 'Importer un autre fichier',
} as const

const filters: Readonly<Record<RowOutcome, string>> = {
  created: 'À créer',
  changed: 'À modifier',
  unchanged: 'À jour',
  refused: 'Refusées',
}
