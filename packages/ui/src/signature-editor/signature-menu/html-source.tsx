'use client'

import type { ReactElement } from 'react'
import { Markup } from './source-dialog.styles.ts'

/** HTML source with dimmed tags, so that the text stands out. */
export function HtmlSource({ html }: { html: string }): ReactElement {
  return (
    <>
      {html
        .split(/(<[^<>]*>)/)
        .map((piece, index) => (index % 2 === 1 ? <Markup key={index}>{piece}</Markup> : piece))}
    </>
  )
}
