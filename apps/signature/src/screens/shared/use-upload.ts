import type { MediaObject } from '@org/api/client'
import { useApi } from '@org/app-kit'
import type { Media } from '@org/signature'
import type { UploadTransport } from '@org/ui/media'
import { useCallback } from 'react'
import { storedMedia } from '../../onboarding/images.ts'

/** Stores a file on the server; an attempt that is repeated stores it once. */
export function useUploadMedia(): UploadTransport<MediaObject> {
  const client = useApi()
  return useCallback(
    (file, { id, signal, onProgress }) =>
      client.call(
        'uploadMedia',
        { body: { file, name: file.name } },
        {
          signal,
          onProgress: (share) => onProgress(Math.round(share * 100)),
          idempotencyKey: id,
        },
      ),
    [client],
  )
}

/** Stores a picture on the server for the editor. */
export function useUploadImage(): UploadTransport<Media> {
  const upload = useUploadMedia()
  return useCallback(async (file, context) => storedMedia(await upload(file, context)), [upload])
}
