import type { Layout } from './layout.ts'
import { layout1 } from './layout1.ts'

export const layout2: Layout = { key: 'layout2', name: 'layout2', render: layout1.render }
