'use client'

import type { LayoutKey, RenderOptions, SignatureInput } from '@org/signature'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { MailWindow, SignaturePreview } from '../../signature-preview/index.ts'
import { LayoutStrip } from '../layout-strip/layout-strip.tsx'
import { editorTexts } from '../texts.ts'
import { Column, Handle, Stage, StageBody, Tools } from './preview-stage.styles.ts'

export interface PreviewStageProps {
  data: SignatureInput
  /** The data is a sample and not the user's. */
  isExample: boolean
  layoutKey: LayoutKey
  onSelectLayout: (key: LayoutKey) => void
  options?: RenderOptions | undefined
  /** Buttons above the mail window. */
  tools?: ReactNode
}

/**
 * The mail window with the layouts under it. Where the editor is narrow it lies at the bottom as a
 * sheet that one press raises; Escape lowers it.
 */
export function PreviewStage({
  data,
  isExample,
  layoutKey,
  onSelectLayout,
  options,
  tools,
}: PreviewStageProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const bodyId = useId()
  const handle = useRef<HTMLButtonElement>(null)
  const lateData = useDeferredValue(data)
  const previewOptions = useMemo(() => ({ ...options, localImages: true }), [options])

  const lowerOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    // What had the focus goes out of sight: without this it would be lost to the page.
    handle.current?.focus()
  }

  return (
    <Stage
      aria-label={editorTexts.preview}
      data-open={isOpen ? '' : undefined}
      onKeyDown={lowerOnEscape}
    >
      <Handle
        ref={handle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronDown size={20} aria-hidden /> : <ChevronUp size={20} aria-hidden />}
        {isOpen ? editorTexts.hidePreview : editorTexts.showPreview}
      </Handle>
      <StageBody id={bodyId}>
        <Column>
          {tools !== undefined && <Tools>{tools}</Tools>}
          <MailWindow
            scheme={scheme}
            onSchemeChange={setScheme}
            note={isExample ? editorTexts.example : undefined}
          >
            <SignaturePreview data={data} scheme={scheme} options={previewOptions} />
          </MailWindow>
        </Column>
        <Column>
          <LayoutStrip
            data={lateData}
            selected={layoutKey}
            onSelect={onSelectLayout}
            options={previewOptions}
          />
        </Column>
      </StageBody>
    </Stage>
  )
}
