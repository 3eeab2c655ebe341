'use client'

import { CopyField } from '@org/ui/primitives'
import type { ReactElement } from 'react'
import { frenchSpacing } from '../french-spacing.ts'
import { installTexts as texts } from '../texts.ts'
import { DownloadButton, type DownloadButtonProps } from './download-button.tsx'
import { Aside, FileSteps, Wide } from './instructions.styles.ts'

/** The way into a mail client by a file: the download, what to do with it, and where. */
export function FileInstall({ file, onDownload }: DownloadButtonProps): ReactElement {
  return (
    <Aside>
      <h3>{texts.byFile}</h3>
      <DownloadButton file={file} onDownload={onDownload} />
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
