import { defineLabels } from '../../locale/index.ts'

export interface ComboboxLabels {
  /** Label of the button that opens the list. */
  open: string
  /** Shown in the list while suggestions are loading. */
  loading: string
  /** Shown in the list if nothing matches the typed text. */
  empty: string
  /** Shown in the list if suggestions could not be loaded. */
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
