'use client'

import { useMemo, type ReactElement } from 'react'
import { Paper } from './qr-code.styles.ts'
import { qrPath } from './qr-path.ts'

export interface QrCodeProps {
  /** What the scanner reads, usually an address. */
  text: string
  /** What the code leads to, for screen readers. */
  label: string
}

/** A code that a phone's camera reads. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <Paper aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} fill="currentColor" />
      </svg>
    </Paper>
  )
}
