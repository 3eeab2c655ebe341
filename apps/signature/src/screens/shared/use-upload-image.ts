import { useApi } from '@org/app-kit'
import type { Media } from '@org/signature'
import { useCallback } from 'react'
import { storedMedia } from '../../onboarding/images.ts'

/** Stores a picture on the server for the editor. */
export function useUploadImage() {
  const client = useApi()
  return useCallback(
    async (
      file: File,
      options: { signal: AbortSignal; onProgress: (percent: number) => void },
    ): Promise<Media> => {
      const media = await client.call(
        'uploadMedia',
        { body: { file, name: file.name } },
        {
          signal: options.signal,
          onProgress: (share) => options.onProgress(share * 100),
          idempotencyKey: crypto.randomUUID(),
        },
      )
      return storedMedia(media)
    },
    [client],
  )
}
