'use client'

import { lazyPart } from '@org/app-kit/public'
import type { ReactElement } from 'react'
import { Button } from '@org/ui/primitives'
import { useNearView } from '#shared/use-near-view.ts'
import { installTexts as texts } from '../texts.ts'
import { Paper } from '../qr-code/qr-code.styles.ts'
import { Beside } from './extras.styles.ts'

// Loaded on demand, since the QR code's script is as large as all the instructions.
const QrCode = lazyPart(async () => (await import('../qr-code/qr-code.tsx')).QrCode, {
  loading: <Paper />,
  failed: (retry) => <Button onPress={retry}>{texts.retry}</Button>,
})

/** A QR code that opens this page on a phone. Loaded shortly before it scrolls into view. */
export function PhoneCode({ address }: { address: string }): ReactElement {
  const { ref, isNear } = useNearView<HTMLDivElement>(200)
  return (
    <Beside ref={ref}>
      {isNear ? <QrCode text={address} label={texts.qrLabel} /> : <Paper />}
      <p>{texts.phoneQrHelp}</p>
    </Beside>
  )
}
