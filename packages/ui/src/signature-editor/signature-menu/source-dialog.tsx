'use client'

import { renderSignature } from '@org/signature'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useCopy } from '../../primitives/copy-field/use-copy.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { SegmentedControl } from '../../primitives/segmented-control/segmented-control.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { HtmlSource } from './html-source.tsx'
import { Source, SourceTop } from './source-dialog.styles.ts'
import type { ExportOptions } from './use-export.ts'

export interface SourceDialogProps extends Omit<ExportOptions, 'name'> {
  onClose: () => void
}

/** Dialog that shows the signature's HTML or plain text and copies it. */
export function SourceDialog({ data, options, onClose }: SourceDialogProps): ReactElement {
  const texts = useEditorTexts().menu
  const [form, setForm] = useState<'html' | 'text'>('html')
  const { state, copy } = useCopy()
  const source = renderSignature(data, options)[form]
  const isCopied = state === 'copied'
  const Icon = isCopied ? Check : Copy

  return (
    <Dialog
      title={texts.source}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <Button icon={<Icon size={16} aria-hidden />} onPress={() => copy(source)}>
          <span aria-live="polite">{isCopied ? texts.copiedSource : texts.copySource}</span>
        </Button>
      }
    >
      <SourceTop>
        <SegmentedControl
          label={texts.form}
          value={form}
          onChange={setForm}
          options={[
            { value: 'html', label: texts.html },
            { value: 'text', label: texts.text },
          ]}
        />
        <output>{texts.characters(source.length)}</output>
      </SourceTop>
      {state === 'failed' && <p role="alert">{texts.copyFailed}</p>}
      <Source tabIndex={0} aria-label={texts[form]} onKeyDown={selectOnlySource}>
        {form === 'html' ? <HtmlSource html={source} /> : source}
      </Source>
    </Dialog>
  )
}

/** Makes "select all" select only the source, not the page around it. */
function selectOnlySource(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return
  event.preventDefault()
  getSelection()?.selectAllChildren(event.currentTarget)
}
