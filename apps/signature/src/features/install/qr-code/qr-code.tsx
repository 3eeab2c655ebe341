'use client'

import { useMemo, type ReactElement } from 'react'
import { Paper } from './qr-code.styles.ts'
import { qrPath } from './qr-path.ts'

export interface QrCodeProps {
  /** The encoded text, usually an address. */
  text: string
  /** Describes the code's target for screen readers. */
  label: string
}

/** A QR code for a phone's camera. */
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
