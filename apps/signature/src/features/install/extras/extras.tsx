'use client'

import { Button, Card } from '@org/ui/primitives'
import { Download } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { installTexts as texts } from '../texts.ts'
import { Elsewhere } from './elsewhere.tsx'
import { Pair, Stack } from './extras.styles.ts'
import { PhoneCode } from './phone-code.tsx'

export interface ExtrasProps {
  /** The address that the QR code contains; null to show no QR code. */
  address: string | null
  onDownloadText: () => void
  /** The error message if the download failed. */
  message: ReactNode
}

/** Extras for any mail client: the plain text as a file, and the QR code for a phone. */
export function Extras({ address, onDownloadText, message }: ExtrasProps): ReactElement {
  return (
    <Pair>
      {address !== null && (
        <Elsewhere>
          <Card title={texts.phoneTitle}>
            <PhoneCode address={address} />
          </Card>
        </Elsewhere>
      )}
      <Card title={texts.textTitle}>
        <Stack>
          <p>{texts.textHelp}</p>
          <Button icon={<Download size={16} aria-hidden="true" />} onPress={onDownloadText}>
            {texts.downloadText}
          </Button>
          {message}
        </Stack>
      </Card>
    </Pair>
  )
}
