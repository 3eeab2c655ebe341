'use client'

import { completeSignatureData, renderSignature } from '@org/signature'
import type { RenderOptions, SignatureInput } from '@org/signature'
import { useEffect, useState } from 'react'
import { copySignature, saveFile, signatureFile } from '../../signature-export/index.ts'
import type { SignatureFileKey } from '../../signature-export/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

export interface ExportOptions {
  data: SignatureInput
  options: RenderOptions
  /** The user's name for the signature, used for exported files. */
  name: string
}

/** Result of the last copy or download. */
export interface ExportOutcome {
  text: string
  status: 'done' | 'failed'
}

type SourceDialogComponent = (typeof import('./source-dialog.tsx'))['SourceDialog']

export interface SignatureExport {
  outcome: ExportOutcome | null
  copy: () => void
  copyText: () => void
  save: (key: SignatureFileKey) => void
  /** The dialog with the source, which loads only when it is needed. */
  SourceDialog: SourceDialogComponent | undefined
  loadSource: () => void
}

/** How long the confirmation stays visible, in ms. */
const shownFor = 6000

/** Copies and downloads the signature, and returns a message about the outcome. */
export function useExport({ data, options, name }: ExportOptions): SignatureExport {
  const texts = useEditorTexts().menu
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null)

  const [SourceDialog, setSourceDialog] = useState<SourceDialogComponent>()

  useEffect(() => {
    // A failure stays visible until the next attempt, since the user has to act on it.
    if (outcome?.status !== 'done') return undefined
    const timer = setTimeout(() => setOutcome(null), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])

  const done = (text: string) =>
    setOutcome({
      text: hasLocalImage(data) ? `${text} ${texts.withoutLocal}` : text,
      status: 'done',
    })
  const failed = (text: string) => setOutcome({ text, status: 'failed' })

  return {
    outcome,
    copy: () => {
      const { html, text } = renderSignature(data, options)
      copySignature({ html, text }).then(
        () => done(texts.copied),
        () => failed(texts.copyFailed),
      )
    },
    copyText: () => {
      const { text } = renderSignature(data, options)
      copySignature({ text }).then(
        () => setOutcome({ text: texts.copiedText, status: 'done' }),
        () => failed(texts.copyFailed),
      )
    },
    SourceDialog,
    loadSource: () => {
      import('./source-dialog.tsx').then(
        ({ SourceDialog }) => setSourceDialog(() => SourceDialog),
        () => failed(texts.sourceFailed),
      )
    },
    save: (key) => {
      signatureFile(key, data, options, name).then(
        (file) => {
          saveFile(file)
          done(texts.saved(file.name))
        },
        () => failed(texts.saveFailed),
      )
    },
  }
}

/** Whether an image exists only in this browser, so that recipients could not load it. */
function hasLocalImage(input: SignatureInput): boolean {
  const { logo, banner } = completeSignatureData(input)
  return [logo, banner].some(
    ({ media }) => media !== null && (media.local === true || /^(?:blob|data):/.test(media.src)),
  )
}
