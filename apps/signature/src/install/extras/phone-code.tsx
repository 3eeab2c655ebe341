'use client'

import type { ReactElement } from 'react'
import { QrCode } from '../qr-code/qr-code.tsx'
import { installTexts as texts } from '../texts.ts'
import { Beside } from './extras.styles.ts'

/** Hands this page over to a phone. */
export function PhoneCode({ address }: { address: string }): ReactElement {
  return (
    <Beside>
      <QrCode text={address} label={texts.qrLabel} />
      <p>{texts.phoneQrHelp}</p>
    </Beside>
  )
}
