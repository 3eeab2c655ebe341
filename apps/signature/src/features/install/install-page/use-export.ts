import type { RenderedSignature } from '@org/signature'
import type { SignatureFile } from '@org/signature/files'
import { copySignature, saveFile, type ClipboardContent } from '@org/ui/signature-export'
import { useRef, useState } from 'react'

/** A button that takes the signature: what went wrong is said under the one that was pressed. */
export type ExportPlace = string

/** The ways in which a person takes the signature away; each one counts as its installation. */
export interface SignatureExport {
  /** True while the clipboard holds exactly this rendering, as far as this page knows. */
  isCopied: boolean
  isTextCopied: boolean
  /** The button that was pressed last. */
  place: ExportPlace | null
  hasCopyFailed: boolean
  /** True once the person has asked to report the installation again. */
  isRetried: boolean
  copy: (place: ExportPlace) => void
  copyText: (place: ExportPlace) => void
  save: (place: ExportPlace, file: SignatureFile) => void
  /** Reports the installation again. */
  retry: () => void
  /** True the first time that this message is shown for a press; a message that returns is not new. */
  claimFocus: (message: string) => boolean
}

/**
 * @param rendered what the next copy writes
 * @param onTaken called whenever the person has the signature
 */
export function useExport({ html, text }: RenderedSignature, onTaken: () => void): SignatureExport {
  const [onClipboard, setOnClipboard] = useState<ClipboardContent | null>(null)
  const [place, setPlace] = useState<ExportPlace | null>(null)
  const [hasCopyFailed, setCopyFailed] = useState(false)
  const [isRetried, setRetried] = useState(false)
  const told = useRef('')

  const press = (pressed: ExportPlace): void => {
    told.current = ''
    setPlace(pressed)
    setCopyFailed(false)
    setRetried(false)
  }
  const write = (pressed: ExportPlace, content: ClipboardContent): void => {
    press(pressed)
    copySignature(content).then(
      () => {
        setOnClipboard(content)
        onTaken()
      },
      () => setCopyFailed(true),
    )
  }

  return {
    isCopied: onClipboard?.html === html,
    isTextCopied: onClipboard?.html === undefined && onClipboard?.text === text,
    place,
    hasCopyFailed,
    isRetried,
    copy: (pressed) => write(pressed, { html, text }),
    copyText: (pressed) => write(pressed, { text }),
    save(pressed, file) {
      press(pressed)
      saveFile(file)
      onTaken()
    },
    retry() {
      setRetried(true)
      onTaken()
    },
    claimFocus(message) {
      const isNew = told.current !== message
      told.current = message
      return isNew
    },
  }
}
