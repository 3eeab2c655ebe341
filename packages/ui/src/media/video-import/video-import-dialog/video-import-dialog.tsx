'use client'
import { useEffect, useState, type ReactElement } from 'react'
import { useLabels, type OwnLabels } from '../../../locale/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import type { RootPropsWithRef } from '../../../primitives/root-props.ts'
import type { FileRules } from '../../file/file-rules.ts'
import type { UploadTransport } from '../../transport/upload-transport.ts'
import type { UploadError } from '../../upload-error.ts'
import { uploadErrorLabels } from '../../upload-texts.ts'
import { uploaderLabels } from '../../uploader/uploader.labels.ts'
import type { ExchangeCode } from '../connection/exchange-code.ts'
import type { Secrets } from '../connection/secrets.ts'
import type { VideoAccount, VideoFileAccount } from '../connection/video-account.ts'
import type { PhotoNetwork } from '../network/photo-network.ts'
import type { VideoItem } from '../network/video-item.ts'
import { VideoImportError } from '../video-import-error.ts'
import type { VideoImportLabels } from '../video-import.labels.ts'

type OpenVideoImport = (typeof import('./open-video-import.tsx'))['OpenVideoImport']

export interface VideoDialogProps
  extends RootPropsWithRef, Partial<Pick<FileRules, 'maxSize' | 'maxPixels' | 'aspectRatio'>> {
  isOpen: boolean
  onClose: () => void
  /** The signed-in user, who owns the token and the list. */
  userId: string
  /** Called with errors. The dialog stays open and shows what happened. */
  onError?: ((error: VideoImportError | UploadError) => void) | undefined
  /** Replaces the default text of a failed import. */
  errorMessage?: ((error: UploadError) => string) | undefined
  /** Number of posts per request. Default 20. */
  limit?: number | undefined
  labels?: OwnLabels<VideoImportLabels> | undefined
}

/**
 * Variant in which the browser holds the token, and the file is uploaded to the application's
 * storage.
 */
export interface VideoImportDialogProps<Result> extends VideoDialogProps {
  /** The application's id, addresses and permissions at the photo network. */
  network: PhotoNetwork
  /** Exchanges the code for a token on a server, for example a `callableExchange`. */
  exchangeCode: ExchangeCode
  /** Storage of the user's token, for example `httpSecrets`. */
  secrets: Secrets
  /** Uploads the file to the application's storage, like the `transport` of an uploader. */
  transport: UploadTransport<Result>
  /** Called when the video is stored; `onClose` follows. */
  onImported: (result: Result, video: VideoItem) => void
  account?: undefined
  onFile?: undefined
}

/**
 * Variant in which a server of the application holds the token, and only the video's address is
 * used.
 */
export interface VideoAddressDialogProps extends VideoDialogProps {
  account: VideoAccount
  /** Called with the selected video; `onClose` follows. */
  onSelected: (video: VideoItem) => void
  onFile?: undefined
}

/**
 * Variant in which a server of the application holds the token and fetches the file, for example to
 * pass it to an uploader.
 */
export interface VideoFileDialogProps extends VideoDialogProps {
  account: VideoFileAccount
  /** Called with the file of the selected video; `onClose` follows. */
  onFile: (file: File, video: VideoItem) => void
}

export type AnyVideoDialogProps<Result> =
  | VideoImportDialogProps<Result>
  | VideoAddressDialogProps
  | VideoFileDialogProps

/**
 * Imports a video from the photo network: the user connects in a popup and selects a video, which
 * is then uploaded, or used by its address or as a file.
 */
export function VideoImportDialog(props: VideoAddressDialogProps): ReactElement
export function VideoImportDialog(props: VideoFileDialogProps): ReactElement
export function VideoImportDialog<Result>(props: VideoImportDialogProps<Result>): ReactElement
export function VideoImportDialog<Result>({
  isOpen,
  ...props
}: AnyVideoDialogProps<Result>): ReactElement {
  // Loaded on first use, since most visitors import nothing. Null if loading failed.
  const [Open, setOpen] = useState<OpenVideoImport | null>()
  const failed = useLabels(uploadErrorLabels)
  const labels = useLabels(uploaderLabels)
  const { onClose, onError } = props
  const isAwaited = isOpen && Open === undefined

  useEffect(() => {
    if (!isAwaited) return undefined
    let isWanted = true
    import('./open-video-import.tsx').then(
      ({ OpenVideoImport }) => setOpen(() => OpenVideoImport),
      (cause: unknown) => {
        if (!isWanted) return
        setOpen(null)
        onError?.(new VideoImportError('network', { cause }))
      },
    )
    return () => {
      isWanted = false
    }
  }, [isAwaited, onError])

  if (Open && isOpen) return <Open key={props.userId} {...props} />
  const forget = () => setOpen(undefined)
  return (
    <Dialog
      isOpen={isOpen && Open === null}
      title={failed.other}
      onClose={() => {
        forget()
        onClose()
      }}
      actions={<Button onPress={forget}>{labels.retry}</Button>}
    >
      {failed.hints.network}
    </Dialog>
  )
}
