import type { Layout } from './layout.ts'
import { layout1 } from './layout1.ts'

export const layoutArtF: Layout = {
  key: 'layout-art-f',
  name: 'layout-art-f',
  render: layout1.render,
}
