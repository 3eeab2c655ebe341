import { defineLabels } from '../../locale/index.ts'

export interface DialogLabels {
  /** Name of the button that closes it. */
  close: string
}

export const dialogLabels = defineLabels<DialogLabels>('dialog', {
  fr: { close: 'Fermer' },
  en: { close: 'Close' },
})
