'use client'

import { Button } from '@org/ui/primitives'
import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import type { FileInstall } from '../clients/mail-client.ts'
import { installTexts as texts } from '../texts.ts'

export interface DownloadButtonProps {
  file: FileInstall
  onDownload: () => void
}

/** Downloads the file that a mail client imports. */
export function DownloadButton({ file, onDownload }: DownloadButtonProps): ReactElement {
  return (
    <Button icon={<Download size={16} aria-hidden="true" />} onPress={onDownload}>
      {texts.download(file.label)}
    </Button>
  )
}
