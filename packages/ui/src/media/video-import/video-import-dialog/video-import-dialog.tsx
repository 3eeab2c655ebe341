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
import type { VideoAccount } from '../connection/video-account.ts'
import type { PhotoNetwork } from '../network/photo-network.ts'
import type { VideoItem } from '../network/video-item.ts'
import { VideoImportError } from '../video-import-error.ts'
import type { VideoImportLabels } from '../video-import.labels.ts'

type OpenVideoImport = (typeof import('./open-video-import.tsx'))['OpenVideoImport']

export interface VideoDialogProps
  extends RootPropsWithRef, Partial<Pick<FileRules, 'maxSize' | 'maxPixels' | 'aspectRatio'>> {
  isOpen: boolean
  onClose: () => void
  /** The signed-in person, who owns the token and the list. */
  userId: string
  /** The product's error handler. The dialog stays open and says what happened. */
  onError?: ((error: VideoImportError | UploadError) => void) | undefined
  /** Text of a failed import in place of the library's. */
  errorMessage?: ((error: UploadError) => string) | undefined
  /** How many posts are looked through at a time. Default 20. */
  limit?: number | undefined
  labels?: OwnLabels<VideoImportLabels> | undefined
}

/** The browser asks with the token, and the file is brought to where the product keeps its files. */
export interface VideoImportDialogProps<Result> extends VideoDialogProps {
  /** Id, addresses and scopes of the product at the photo network. */
  network: PhotoNetwork
  /** Exchanges the code for a token on a server, for example a `callableExchange`. */
  exchangeCode: ExchangeCode
  /** Where the person's token is kept, for example `httpSecrets`. */
  secrets: Secrets
  /** Brings the file to where it is kept: the same function that an uploader takes. */
  transport: UploadTransport<Result>
  /** Called once the video is there; `onClose` follows. */
  onImported: (result: Result, video: VideoItem) => void
  account?: undefined
}

/** A server of the product keeps the token and asks with it, and the video stays where it is. */
export interface VideoAddressDialogProps extends VideoDialogProps {
  account: VideoAccount
  /** Called with the video whose address is wanted; `onClose` follows. */
  onSelected: (video: VideoItem) => void
}

export type AnyVideoDialogProps<Result> = VideoImportDialogProps<Result> | VideoAddressDialogProps

/** Imports a video from the photo network: connect by popup, choose one, and have it uploaded or take its address. */
export function VideoImportDialog(props: VideoAddressDialogProps): ReactElement
export function VideoImportDialog<Result>(props: VideoImportDialogProps<Result>): ReactElement
export function VideoImportDialog<Result>({
  isOpen,
  ...props
}: AnyVideoDialogProps<Result>): ReactElement {
  // Fetched when it is first needed: most visits import nothing. Null: it did not come.
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
