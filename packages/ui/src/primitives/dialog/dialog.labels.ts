import { defineLabels } from '../../locale/index.ts'

export interface DialogLabels {
  /** Label of the close button. */
  close: string
}

export const dialogLabels = defineLabels<DialogLabels>('dialog', {
  fr: { close: 'Fermer' },
  en: { close: 'Close' },
})
