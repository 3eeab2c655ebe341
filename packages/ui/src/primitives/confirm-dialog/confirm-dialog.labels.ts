import { defineLabels } from '../../locale/index.ts'

export interface ConfirmDialogLabels {
  /** Label of the safe option. */
  no: string
  yes: string
}

export const confirmDialogLabels = defineLabels<ConfirmDialogLabels>('confirmDialog', {
  fr: { no: 'No', yes: 'Yes' },
  en: { no: 'No', yes: 'Yes' },
})
