import { defineLabels } from '../../locale/index.ts'

export interface SnackbarLabels {
  /** Label of the region for screen readers. */
  region: string
  /** Label of the button that dismisses a message. */
  close: string
}

export const snackbarLabels = defineLabels<SnackbarLabels>('snackbar', {
  fr: { region: 'Notifications', close: 'Fermer' },
  en: { region: 'Notifications', close: 'Close' },
})
