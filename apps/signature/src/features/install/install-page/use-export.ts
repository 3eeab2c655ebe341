import type { RenderedSignature } from '@org/signature'
import type { SignatureFile } from '@org/signature/files'
import { copySignature, saveFile, type ClipboardContent } from '@org/ui/signature-export'
import { useRef, useState } from 'react'

/** Name of a button that exports the signature; errors are shown below the pressed button. */
export type ExportPlace = string

/**
 * Why an export failed: the browser refused to copy, or the file could not be created, for example
 * because the code for it could not be loaded.
 */
export type ExportFailure = 'copy-failed' | 'file-failed'

/** The ways to copy or download a signature; each one counts as an installation. */
export interface SignatureExport {
  /** Whether the page last copied exactly this rendering to the clipboard. */
  isCopied: boolean
  isTextCopied: boolean
  /** The button that was pressed last. */
  place: ExportPlace | null
  failure: ExportFailure | null
  /** Whether the person has pressed the button to report the installation again. */
  isRetried: boolean
  copy: (place: ExportPlace) => void
  copyText: (place: ExportPlace) => void
  save: (place: ExportPlace, make: () => Promise<SignatureFile>) => void
  /** Reports the installation again. */
  retry: () => void
  /** Returns true when the message is shown for the first time since a button was last pressed. */
  claimFocus: (message: string) => boolean
}

/**
 * Provides the actions that export a signature.
 *
 * @param rendered the rendering that is copied
 * @param onExported called when the signature was copied or downloaded, and again by `retry`
 */
export function useExport(
  { html, text }: RenderedSignature,
  onExported: () => void,
): SignatureExport {
  const [onClipboard, setOnClipboard] = useState<ClipboardContent | null>(null)
  const [place, setPlace] = useState<ExportPlace | null>(null)
  const [failure, setFailure] = useState<ExportFailure | null>(null)
  const [isRetried, setRetried] = useState(false)
  const announced = useRef('')

  const press = (pressed: ExportPlace): void => {
    announced.current = ''
    setPlace(pressed)
    setFailure(null)
    setRetried(false)
  }
  const write = (pressed: ExportPlace, content: ClipboardContent): void => {
    press(pressed)
    copySignature(content).then(
      () => {
        setOnClipboard(content)
        onExported()
      },
      () => setFailure('copy-failed'),
    )
  }

  return {
    isCopied: onClipboard?.html === html,
    isTextCopied: onClipboard?.html === undefined && onClipboard?.text === text,
    place,
    failure,
    isRetried,
    copy: (pressed) => write(pressed, { html, text }),
    copyText: (pressed) => write(pressed, { text }),
    save(pressed, make) {
      press(pressed)
      make().then(
        (file) => {
          saveFile(file)
          onExported()
        },
        () => setFailure('file-failed'),
      )
    },
    retry() {
      setRetried(true)
      onExported()
    },
    claimFocus(message) {
      const isNew = announced.current !== message
      announced.current = message
      return isNew
    },
  }
}
