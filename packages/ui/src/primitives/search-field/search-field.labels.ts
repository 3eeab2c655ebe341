import { defineLabels } from '../../locale/index.ts'

export interface SearchFieldLabels {
  /** Label of the button that clears the field. */
  clear: string
}

export const searchFieldLabels = defineLabels<SearchFieldLabels>('searchField', {
  fr: { clear: 'Effacer la recherche' },
  en: { clear: 'Clear the search' },
})
