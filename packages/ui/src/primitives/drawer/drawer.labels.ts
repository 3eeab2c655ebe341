import { defineLabels } from '../../locale/index.ts'

export interface DrawerLabels {
  /** Label of the close button. */
  close: string
}

export const drawerLabels = defineLabels<DrawerLabels>('drawer', {
  fr: { close: 'Fermer' },
  en: { close: 'Close' },
})
