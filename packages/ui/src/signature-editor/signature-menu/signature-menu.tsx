'use client'

import { Code, Copy, Download, Type } from 'lucide-react'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Menu } from '../../primitives/menu/menu.tsx'
import { signatureFileKeys } from '../../signature-export/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Confirmation } from './signature-menu.styles.ts'
import { useExport } from './use-export.ts'
import type { ExportOptions } from './use-export.ts'

export interface SignatureMenuProps extends ExportOptions {
  /** True while there is nothing to export. */
  isDisabled: boolean
}

/**
 * Export menu: copies the signature, shows its source, or downloads it as a file for a mail client.
 */
export function SignatureMenu({ isDisabled, ...options }: SignatureMenuProps): ReactElement {
  const texts = useEditorTexts().menu
  const [isSourceOpen, setSourceOpen] = useState(false)
  const { outcome, copy, copyText, save, SourceDialog, loadSource } = useExport(options)

  return (
    <>
      <Menu
        label={texts.label}
        items={[
          {
            id: 'use',
            title: texts.use,
            items: [
              { id: 'copy', label: texts.copy, icon: <Copy size={16} />, onAction: copy },
              {
                id: 'copy-text',
                label: texts.copyText,
                icon: <Type size={16} />,
                onAction: copyText,
              },
              {
                id: 'source',
                label: texts.showSource,
                icon: <Code size={16} />,
                onAction: () => {
                  setSourceOpen(true)
                  loadSource()
                },
              },
            ],
          },
          {
            id: 'files',
            title: texts.files,
            items: signatureFileKeys.map((key) => ({
              id: key,
              label: texts.file[key],
              icon: <Download size={16} />,
              onAction: () => save(key),
            })),
          },
        ]}
      >
        <Button isDisabled={isDisabled}>{texts.open}</Button>
      </Menu>
      <Confirmation
        role={outcome?.status === 'failed' ? 'alert' : 'status'}
        data-status={outcome?.status}
        data-volatile={outcome?.status === 'done' || undefined}
      >
        {outcome?.text}
      </Confirmation>
      {isSourceOpen && SourceDialog && (
        <SourceDialog {...options} onClose={() => setSourceOpen(false)} />
      )}
    </>
  )
}
