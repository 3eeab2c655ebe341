import { defineLabels } from '../../locale/index.ts'

export interface ConfirmDialogLabels {
  /** The safe answer. */
  no: string
  yes: string
}

export const confirmDialogLabels = defineLabels<ConfirmDialogLabels>('confirmDialog', {
  fr: { no: 'No', yes: 'Yes' },
  en: { no: 'No', yes: 'Yes' },
})
