import { defineLabels } from '../../locale/index.ts'

export interface SearchFieldLabels {
  /** Name of the button that empties the field. */
  clear: string
}

export const searchFieldLabels = defineLabels<SearchFieldLabels>('searchField', {
  fr: { clear: 'Effacer la recherche' },
  en: { clear: 'Clear the search' },
})
