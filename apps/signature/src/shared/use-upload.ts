import { ApiError, type MediaObject } from '@org/api/client'
import { useApi } from '@org/app-kit'
import type { Media } from '@org/signature'
import { UploadError, type UploadTransport } from '@org/ui/media'
import { useCallback } from 'react'
import { storedMedia } from './stored-media.ts'

/**
 * Converts an API error with a 4xx status to an upload error with the API's text. For a 5xx, the
 * uploader's own text says more.
 */
function refusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return error
  const { status, message } = error
  return new UploadError('refused', { status, payload: error, hint: message })
}

/** Uploads a file to the server; a repeated attempt stores it only once. */
export function useUploadMedia(): UploadTransport<MediaObject> {
  const client = useApi()
  return useCallback(
    (file, { id, signal, onProgress }) =>
      client
        .call(
          'uploadMedia',
          { body: { file, name: file.name } },
          {
            signal,
            onProgress: (share) => onProgress(Math.round(share * 100)),
            idempotencyKey: id,
          },
        )
        .catch((error: unknown) => {
          throw refusal(error)
        }),
    [client],
  )
}

/** Uploads an image to the server for the editor. */
export function useUploadImage(): UploadTransport<Media> {
  const upload = useUploadMedia()
  return useCallback(async (file, context) => storedMedia(await upload(file, context)), [upload])
}
