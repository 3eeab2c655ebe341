import type { Layout } from './layout.ts'
import { layout1 } from './layout1.ts'

export const layout3: Layout = { key: 'layout3', name: 'layout3', render: layout1.render }
