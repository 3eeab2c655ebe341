'use client'
import { useRef, useState, type ReactNode } from 'react'
import { isVideoType } from '../file/media-types.ts'
import type { InspectedFile } from '../file/inspect-file.ts'
import { UploadError } from '../upload-error.ts'
import { CropError } from './crop-error.ts'
import type { CropSettings } from './crop-settings.ts'
import { logToConsole } from '../log-to-console.ts'

type CropDialogModule = typeof import('./crop-dialog/file-crop-dialog.tsx')

interface CropRequest {
  file: InspectedFile
  Dialog: CropDialogModule['FileCropDialog']
  resolve: (cropped: InspectedFile) => void
  reject: (error: UploadError) => void
}

export interface UseCropOptions {
  settings: CropSettings | undefined
  aspectRatio: number | undefined
  log: ((error: Error) => void) | undefined
}

export interface CropControl {
  /** Lets the user crop an image. Rejects with `cancelled` when they close the dialog. */
  crop: (file: InspectedFile, signal: AbortSignal) => Promise<InspectedFile>
  /** The dialog, to be rendered by the caller. */
  dialog: ReactNode
}

/** Loads the crop dialog on first use, since most visitors never crop. */
async function loadDialog(): Promise<CropDialogModule['FileCropDialog']> {
  try {
    return (await import('./crop-dialog/file-crop-dialog.tsx')).FileCropDialog
  } catch (cause) {
    throw new UploadError('network', { payload: cause })
  }
}

/**
 * Crops picked images in a dialog, one after another. Gifs and videos are passed through unchanged.
 */
export function useCrop({
  settings = {},
  aspectRatio,
  log = logToConsole,
}: UseCropOptions): CropControl {
  const [request, setRequest] = useState<CropRequest>()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function openDialog(file: InspectedFile, signal: AbortSignal): Promise<InspectedFile> {
    const Dialog = await loadDialog()
    try {
      return await new Promise((resolve, reject) => {
        if (signal.aborted) reject(new UploadError('cancelled'))
        signal.addEventListener('abort', () => reject(new UploadError('cancelled')))
        setRequest({ file, Dialog, resolve, reject })
      })
    } finally {
      setRequest(undefined)
    }
  }

  function crop(file: InspectedFile, signal: AbortSignal): Promise<InspectedFile> {
    if (file.type === 'image/gif') log(new CropError('gif'))
    if (file.type === 'image/gif' || isVideoType(file.type)) return Promise.resolve(file)
    const turn = last.current.then(() => openDialog(file, signal))
    last.current = turn.catch(() => undefined)
    return turn
  }

  return {
    crop,
    dialog: request && (
      <request.Dialog
        file={request.file}
        settings={settings}
        aspectRatio={aspectRatio}
        log={log}
        onCropped={request.resolve}
        onClose={() => request.reject(new UploadError('cancelled'))}
      />
    ),
  }
}
