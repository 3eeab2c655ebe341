'use client'

import { completeSignatureData, renderSignature } from '@org/signature'
import type { RenderOptions, SignatureInput } from '@org/signature'
import { useEffect, useState } from 'react'
import { copySignature, saveFile, signatureFile } from '../../signature-export/index.ts'
import type { SignatureFileKey } from '../../signature-export/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

export interface Taken {
  data: SignatureInput
  options: RenderOptions
  /** As the person calls the signature; names the files. */
  name: string
}

/** What became of the last copy or download. */
export interface TakingOutcome {
  text: string
  status: 'done' | 'failed'
}

export interface SignatureExport {
  outcome: TakingOutcome | null
  copy: () => void
  copyText: () => void
  save: (key: SignatureFileKey) => void
}

/** Milliseconds for which is said what was done. */
const saidFor = 6000

/** The ways in which a signature is taken out of the editor, and what is said about them. */
export function useExport({ data, options, name }: Taken): SignatureExport {
  const texts = useEditorTexts().menu
  const [outcome, setOutcome] = useState<TakingOutcome | null>(null)

  useEffect(() => {
    // What failed stays until the next attempt: there is something to be done about it.
    if (outcome?.status !== 'done') return undefined
    const timer = setTimeout(() => setOutcome(null), saidFor)
    return () => clearTimeout(timer)
  }, [outcome])

  const done = (text: string) =>
    setOutcome({
      text: hasLocalPicture(data) ? `${text} ${texts.withoutLocal}` : text,
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

/** Whether a picture exists only in this browser, so that recipients could not load it. */
function hasLocalPicture(input: SignatureInput): boolean {
  const { logo, banner } = completeSignatureData(input)
  return [logo, banner].some(
    ({ media }) => media !== null && (media.local === true || /^(?:blob|data):/.test(media.src)),
  )
}
