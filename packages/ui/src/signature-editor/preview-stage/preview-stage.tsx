'use client'

import { renderSignature } from '@org/signature'
import type { LayoutKey, RenderOptions, SignatureInput } from '@org/signature'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { SignatureFrame } from '../../signature-preview/frame/signature-frame.tsx'
import { MailWindow } from '../../signature-preview/index.ts'
import { LayoutStrip } from '../layout-strip/layout-strip.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { useSettled } from '../model/use-settled.ts'
import { PreviewSwitches } from '../preview-switches/preview-switches.tsx'
import { useClientView } from '../preview-switches/use-client-view.ts'
import { plainView } from '../preview-switches/view.ts'
import { RemovedFeatures } from '../removed-features/removed-features.tsx'
import { Column, Handle, MessageArea, Stage, StageBody, Tools } from './preview-stage.styles.ts'
import { ScaledScreen } from './scaled-screen.tsx'
import { useIsSheet } from './use-is-sheet.ts'

export interface PreviewStageProps {
  data: SignatureInput
  /** Data for the layout thumbnails. Default: `data`. */
  thumbnails?: SignatureInput | undefined
  /** Whether the data is a sample rather than the user's own. */
  isExample: boolean
  layoutKey: LayoutKey
  onSelectLayout: (key: LayoutKey) => void
  options?: RenderOptions | undefined
}

/**
 * The mail window with the layouts below it. In a narrow editor it is a sheet at the bottom, which
 * one press raises and Escape lowers; the desktop view is scaled down to fit there.
 */
export function PreviewStage({
  data,
  thumbnails = data,
  isExample,
  layoutKey,
  onSelectLayout,
  options,
}: PreviewStageProps): ReactElement {
  const editorTexts = useEditorTexts()
  const [isOpen, setOpen] = useState(false)
  const [view, setView] = useState(plainView)
  const stage = useRef<HTMLElement>(null)
  const isSheet = useIsSheet(stage)
  const width = view.width ?? (isSheet ? 'phone' : 'desktop')
  const isScaled = isSheet && width === 'desktop'
  const bodyId = useId()
  const handle = useRef<HTMLButtonElement>(null)
  const settledThumbnails = useSettled(thumbnails)
  const previewOptions = useMemo(() => ({ ...options, localImages: true }), [options])
  const { html } = useMemo(() => renderSignature(data, previewOptions), [data, previewOptions])
  const clientView = useClientView(html, view)
  const emulation = clientView.status === 'done' ? clientView.emulation : undefined

  const lowerOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    // Move focus to the handle: it would otherwise be lost, because the focused element is hidden
    // with the sheet.
    handle.current?.focus()
  }

  return (
    <Stage
      ref={stage}
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
        <Column data-with-removed={emulation && !isScaled ? '' : undefined}>
          <Tools>
            <PreviewSwitches view={view} width={width} onChange={setView} />
          </Tools>
          <MessageArea>
            <ScaledScreen width={width} isScaled={isScaled}>
              <MailWindow
                scheme={view.scheme}
                paper={emulation?.paper}
                note={isExample ? editorTexts.example : undefined}
              >
                <SignatureFrame
                  html={emulation?.html ?? html}
                  scheme={view.scheme}
                  paper={emulation?.paper}
                />
              </MailWindow>
            </ScaledScreen>
            {clientView.status !== 'off' && <RemovedFeatures state={clientView} />}
          </MessageArea>
        </Column>
        <Column data-pending={settledThumbnails === thumbnails ? undefined : ''}>
          <LayoutStrip
            data={settledThumbnails}
            selected={layoutKey}
            onSelect={onSelectLayout}
            options={previewOptions}
          />
        </Column>
      </StageBody>
    </Stage>
  )
}
