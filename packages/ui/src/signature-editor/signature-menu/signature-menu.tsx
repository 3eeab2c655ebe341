'use client'

import { Code, Copy, Download, Type } from 'lucide-react'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Menu } from '../../primitives/menu/menu.tsx'
import { signatureFileKeys } from '../../signature-export/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Said } from './signature-menu.styles.ts'
import { SourceDialog } from './source-dialog.tsx'
import { useExport } from './use-export.ts'
import type { Taken } from './use-export.ts'

export interface SignatureMenuProps extends Taken {
  /** True while there is nothing to take. */
  isDisabled: boolean
}

/** Copies the signature, shows its source, and downloads it as the file that a mail client takes. */
export function SignatureMenu({ isDisabled, ...taken }: SignatureMenuProps): ReactElement {
  const texts = useEditorTexts().menu
  const [isSourceOpen, setSourceOpen] = useState(false)
  const { outcome, copy, copyText, save } = useExport(taken)

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
                onAction: () => setSourceOpen(true),
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
      <Said
        role={outcome?.status === 'failed' ? 'alert' : 'status'}
        data-status={outcome?.status}
        data-volatile={outcome?.status === 'done' || undefined}
      >
        {outcome?.text}
      </Said>
      {isSourceOpen && <SourceDialog {...taken} onClose={() => setSourceOpen(false)} />}
    </>
  )
}
