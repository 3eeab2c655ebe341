import type { RenderedSignature } from '@org/signature'
import type { SignatureFile } from '@org/signature/files'
import { copySignature, saveFile, type ClipboardContent } from '@org/ui/signature-export'
import { useState } from 'react'

/** The ways in which a person takes the signature away; each one counts as its installation. */
export interface Taking {
  /** True while the clipboard holds exactly this rendering, as far as this page knows. */
  isCopied: boolean
  isTextCopied: boolean
  hasCopyFailed: boolean
  copy: () => void
  copyText: () => void
  save: (file: SignatureFile) => void
}

/**
 * @param rendered what the next copy writes
 * @param onTaken called whenever the person has the signature
 */
export function useTaking({ html, text }: RenderedSignature, onTaken: () => void): Taking {
  const [onClipboard, setOnClipboard] = useState<ClipboardContent | null>(null)
  const [hasCopyFailed, setCopyFailed] = useState(false)

  const write = (content: ClipboardContent): void => {
    copySignature(content).then(
      () => {
        setOnClipboard(content)
        setCopyFailed(false)
        onTaken()
      },
      () => setCopyFailed(true),
    )
  }

  return {
    isCopied: onClipboard?.html === html,
    isTextCopied: onClipboard?.html === undefined && onClipboard?.text === text,
    hasCopyFailed,
    copy: () => write({ html, text }),
    copyText: () => write({ text }),
    save: (file) => {
      saveFile(file)
      onTaken()
    },
  }
}
