import { defineLabels } from '../../locale/index.ts'

export interface MultiComboboxLabels {
  /** Label of the list of selected values. */
  selected: string
  /** Label of the button that removes a selected value. */
  remove: (name: string) => string
  /** Announced after a removal. */
  removed: (name: string) => string
  /** Announced instead of `+N`. */
  more: (count: number) => string
}

export const multiComboboxLabels = defineLabels<MultiComboboxLabels>('multiCombobox', {
  fr: {
    selected: 'Valeurs choisies',
    remove: (name) => `Retirer ${name}`,
    removed: (name) => `${name} retiré`,
    more: (count) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
  },
  en: {
    selected: 'Chosen values',
    remove: (name) => `Remove ${name}`,
    removed: (name) => `${name} removed`,
    more: (count) => (count === 1 ? 'and 1 other' : `and ${count} others`),
  },
})
