import { defineLabels } from '../../locale/index.ts'

export interface SnackbarLabels {
  /** Name of the region for screen readers. */
  region: string
  /** Name of the button that takes a message away. */
  close: string
}

export const snackbarLabels = defineLabels<SnackbarLabels>('snackbar', {
  fr: { region: 'Notifications', close: 'Fermer' },
  en: { region: 'Notifications', close: 'Close' },
})
