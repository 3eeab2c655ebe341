import { createElement as h } from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Signature } from '../signature.ts'
import { SignatureTree } from './react-tree.ts'
import type { Parts } from './react-tree.ts'

const table = ({ children }: { children: ReactNode }) =>
  h(
    'table',
    {
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { borderCollapse: 'collapse' },
    },
    h('tbody', null, children),
  )

const parts: Parts = {
  Section: table,
  Row: 'tr',
  Column: 'td',
  Img: 'img',
  Link: 'a',
  Text: 'span',
}

/** Renders plain elements with react-dom. */
export const reactDom = (data: Signature): string =>
  renderToStaticMarkup(h(SignatureTree, { data, parts }))
