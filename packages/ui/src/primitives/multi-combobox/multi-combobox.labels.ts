import { defineLabels } from '../../locale/index.ts'

export interface MultiComboboxLabels {
  /** Name of the list of what was selected. */
  chosen: string
  /** Name of the button on what was selected. */
  remove: (name: string) => string
  /** Read out after a removal. */
  removed: (name: string) => string
  /** Read out in place of `+N`. */
  more: (count: number) => string
}

export const multiComboboxLabels = defineLabels<MultiComboboxLabels>('multiCombobox', {
  fr: {
    chosen: 'Valeurs choisies',
    remove: (name) => `Retirer ${name}`,
    removed: (name) => `${name} retiré`,
    more: (count) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
  },
  en: {
    chosen: 'Chosen values',
    remove: (name) => `Remove ${name}`,
    removed: (name) => `${name} removed`,
    more: (count) => (count === 1 ? 'and 1 other' : `and ${count} others`),
  },
})
