'use client'

import { CopyField } from '@org/ui/primitives'
import type { ReactElement, ReactNode } from 'react'
import { frenchSpacing } from '../french-spacing.ts'
import { installTexts as texts } from '../texts.ts'
import { DownloadButton, type DownloadButtonProps } from './download-button.tsx'
import { Aside, FileSteps, Wide } from './instructions.styles.ts'

export interface FileInstallProps extends DownloadButtonProps {
  /** The error message of the download. */
  message: ReactNode
}

/**
 * Installation by file: the download, what to do with it, and the mail client's folder for
 * signatures.
 */
export function FileInstall({ file, onDownload, message }: FileInstallProps): ReactElement {
  return (
    <Aside>
      <h3>{texts.byFile}</h3>
      <DownloadButton file={file} onDownload={onDownload} />
      {message}
      {file.steps.length > 0 && (
        <FileSteps>
          {file.steps.map((step) => (
            <li key={step}>{frenchSpacing(step)}</li>
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
