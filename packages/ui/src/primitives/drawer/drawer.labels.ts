import { defineLabels } from '../../locale/index.ts'

export interface DrawerLabels {
  /** Name of the button that closes it. */
  close: string
}

export const drawerLabels = defineLabels<DrawerLabels>('drawer', {
  fr: { close: 'Fermer' },
  en: { close: 'Close' },
})
