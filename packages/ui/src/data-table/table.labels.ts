import { defineLabels } from '../locale/index.ts'

/** UI text of a data table. */
export interface TableLabels {
  search: string
  /** Heading of the actions column. */
  actions: string
  /**
   * Label of the pagination landmark, derived from the table's label: landmarks of a page need
   * unique labels.
   */
  pages: (table: string) => string
  pageSize: string
  previous: string
  next: string
  /** The range of shown rows, counted from 1, and the total. */
  range: (first: number, last: number, count: number) => string
  /** Shown if there are no rows. */
  empty: string
  /** Shown if no row matches the search and filters. */
  noMatch: string
  /** Label of the button that clears search and filters. */
  clearQuery: string
  loading: string
  /** Title of the message shown if the rows could not be loaded. */
  failed: string
  retry: string
  yes: string
  no: string
  filters: string
  clearFilters: string
  /** Label of a text filter, derived from the column's title. */
  contains: (title: string) => string
  atLeast: string
  atMost: string
  from: string
  to: string
  /** Filter option for an empty value. */
  noValue: string
  columns: string
  resetColumns: string
  showColumn: (title: string) => string
  pinOf: (title: string) => string
  pinNone: string
  pinStart: string
  pinEnd: string
  moveLeft: (title: string) => string
  moveRight: (title: string) => string
  widthOf: (title: string) => string
  /** Position of a column among several sorted columns, from 1. */
  sortPlace: (place: number) => string
  export: string
  exporting: string
  exportFailed: string
  selectRow: string
  selectPage: string
  selected: (count: number) => string
  selectAll: (count: number) => string
  clearSelection: string
  /** Announced with the number of rows that match the search and filters. */
  found: (count: number) => string
}

const plural = (count: number, one: string, many: string) => (count > 1 ? many : one)

export const tableLabels = defineLabels<TableLabels>('table', {
  fr: {
    search: 'Rechercher',
    actions: 'Actions',
    pages: (table) => `Pagination : ${table}`,
    pageSize: 'Lignes par page',
    previous: 'Page précédente',
    next: 'Page suivante',
    range: (first, last, count) => `${first} – ${last} sur ${count}`,
    empty: 'Aucune ligne',
    noMatch: 'Aucun résultat pour cette recherche',
    clearQuery: 'Tout afficher',
    loading: 'Chargement…',
    failed: 'Les lignes n’ont pas pu être chargées',
    retry: 'Réessayer',
    yes: 'Oui',
    no: 'Non',
    filters: 'Filtres',
    clearFilters: 'Effacer les filtres',
    contains: (title) => `${title} contient`,
    atLeast: 'Au moins',
    atMost: 'Au plus',
    from: 'Du',
    to: 'Au',
    noValue: 'Sans valeur',
    columns: 'Colonnes',
    resetColumns: 'Rétablir les colonnes',
    showColumn: (title) => `Afficher ${title}`,
    pinOf: (title) => `Épingler ${title}`,
    pinNone: 'Non épinglée',
    pinStart: 'À gauche',
    pinEnd: 'À droite',
    moveLeft: (title) => `Déplacer ${title} vers la gauche`,
    moveRight: (title) => `Déplacer ${title} vers la droite`,
    widthOf: (title) => `Largeur de ${title}`,
    sortPlace: (place) => `Tri numéro ${place}`,
    export: 'Exporter',
    exporting: 'Export en cours',
    exportFailed: 'L’export a échoué',
    selectRow: 'Sélectionner la ligne',
    selectPage: 'Sélectionner les lignes affichées',
    selected: (count) => `${count} ${plural(count, 'ligne sélectionnée', 'lignes sélectionnées')}`,
    selectAll: (count) => `Sélectionner les ${count} lignes trouvées`,
    clearSelection: 'Tout désélectionner',
    found: (count) => `${count} ${plural(count, 'ligne trouvée', 'lignes trouvées')}`,
  },
  en: {
    search: 'Search',
    actions: 'Actions',
    pages: (table) => `Pagination: ${table}`,
    pageSize: 'Rows per page',
    previous: 'Previous page',
    next: 'Next page',
    range: (first, last, count) => `${first} – ${last} of ${count}`,
    empty: 'No rows',
    noMatch: 'Nothing matches this search',
    clearQuery: 'Show everything',
    loading: 'Loading…',
    failed: 'The rows could not be loaded',
    retry: 'Try again',
    yes: 'Yes',
    no: 'No',
    filters: 'Filters',
    clearFilters: 'Clear filters',
    contains: (title) => `${title} contains`,
    atLeast: 'At least',
    atMost: 'At most',
    from: 'From',
    to: 'To',
    noValue: 'No value',
    columns: 'Columns',
    resetColumns: 'Reset columns',
    showColumn: (title) => `Show ${title}`,
    pinOf: (title) => `Pin ${title}`,
    pinNone: 'Not pinned',
    pinStart: 'Left',
    pinEnd: 'Right',
    moveLeft: (title) => `Move ${title} left`,
    moveRight: (title) => `Move ${title} right`,
    widthOf: (title) => `Width of ${title}`,
    sortPlace: (place) => `Sort number ${place}`,
    export: 'Export',
    exporting: 'Exporting',
    exportFailed: 'The export failed',
    selectRow: 'Select row',
    selectPage: 'Select the rows shown',
    selected: (count) => `${count} ${plural(count, 'row selected', 'rows selected')}`,
    selectAll: (count) => `Select all ${count} rows that match`,
    clearSelection: 'Clear selection',
    found: (count) => `${count} ${plural(count, 'row found', 'rows found')}`,
  },
})
