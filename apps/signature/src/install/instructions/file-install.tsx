'use client'

import { Button, CopyField } from '@org/ui/primitives'
import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import type { FileInstall as FileInstallSpec } from '../clients/mail-client.ts'
import { installTexts as texts } from '../texts.ts'
import { Aside, FileSteps, Wide } from './instructions.styles.ts'

export interface FileInstallProps {
  file: FileInstallSpec
  onDownload: () => void
}

/** The way into a mail client by a file: the download, what to do with it, and where. */
export function FileInstall({ file, onDownload }: FileInstallProps): ReactElement {
  return (
    <Aside>
      <h3>{texts.byFile}</h3>
      <Button icon={<Download size={16} aria-hidden="true" />} onPress={onDownload}>
        {texts.download(file.label)}
      </Button>
      {file.steps.length > 0 && (
        <FileSteps>
          {file.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </FileSteps>
      )}
      {file.folder !== undefined && (
        <Wide>
          <CopyField label={texts.folder} value={file.folder} />
        </Wide>
      )}
    </Aside>
  )
}
