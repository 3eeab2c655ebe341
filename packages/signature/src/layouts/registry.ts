import type { LayoutKey } from '../model/signature-data.ts'
import { layoutArtF } from './layout-art-f.ts'
import type { Layout } from './layout.ts'
import { layout1 } from './layout1.ts'
import { layout2 } from './layout2.ts'
import { layout3 } from './layout3.ts'

/** Every layout by its key. To add one, write its file and register it here. */
export const layouts: Readonly<Record<LayoutKey, Layout>> = {
  layout1,
  layout2,
  layout3,
  'layout-art-f': layoutArtF,
}
