import { defineLabels } from '../../locale/index.ts'

export interface ComboboxLabels {
  /** Name of the button that opens the list. */
  open: string
  /** Stands in the list while suggestions are on their way. */
  loading: string
  /** Stands in the list where nothing fits what was typed. */
  empty: string
  /** Stands in the list where suggestions could not be had. */
  failed: string
}

export const comboboxLabels = defineLabels<ComboboxLabels>('combobox', {
  fr: {
    open: 'Ouvrir la liste',
    loading: 'Chargement…',
    empty: 'Aucun résultat',
    failed: 'Les propositions n’ont pas pu être chargées. Modifiez le texte pour réessayer.',
  },
  en: {
    open: 'Open the list',
    loading: 'Loading…',
    empty: 'No result',
    failed: 'Suggestions could not be loaded. Change the text to try again.',
  },
})
