import { defineLabels } from '../../locale/index.ts'

export interface SelectLabels {
  /** Stands in the field while nothing is selected. */
  placeholder: string
}

export const selectLabels = defineLabels<SelectLabels>('select', {
  fr: { placeholder: 'Choisir…' },
  en: { placeholder: 'Choose…' },
})
