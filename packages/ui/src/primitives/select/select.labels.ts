import { defineLabels } from '../../locale/index.ts'

export interface SelectLabels {
  /** Shown in the field while nothing is selected. */
  placeholder: string
}

export const selectLabels = defineLabels<SelectLabels>('select', {
  fr: { placeholder: 'Choisir…' },
  en: { placeholder: 'Choose…' },
})
