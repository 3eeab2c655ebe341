import { ApiError, type Client } from '@org/api/client'
import { selectOrganisation, selectUser, useApi, useAppSelector } from '@org/app-kit'
import { VideoImportError, type VideoAccount } from '@org/ui/media'
import type { EditorVideos } from '@org/ui/signature-editor'
import { useMemo } from 'react'

/** Converts API errors to errors of the import dialog. */
function toImportError(error: unknown): VideoImportError {
  const type = error instanceof ApiError ? error.type : ''
  if (type === 'PHOTO_EXPIRED') return new VideoImportError('token_expired', { cause: error })
  if (type === 'NETWORK') return new VideoImportError('network', { cause: error })
  return new VideoImportError('refused', { message: String(error), cause: error })
}

async function withImportErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw toImportError(error)
  }
}

/** Accesses the photo network account through the server, which stores the account's token. */
function serverAccount(client: Client): VideoAccount {
  return {
    isConnected: async () =>
      (await withImportErrors(client.call('getPhotoConnection'))).is_connected,
    authorisationUrl: async () => (await withImportErrors(client.call('startPhotoConnection'))).url,
    async connect(body, signal) {
      await withImportErrors(client.call('connectPhotoNetwork', { body }, { signal }))
    },
    async posts({ limit, after, signal }) {
      const query = { limit, after }
      const { data, next } = await withImportErrors(
        client.call('listPhotoPosts', { query }, { signal }),
      )
      return { items: data, next }
    },
    async disconnect() {
      await withImportErrors(client.call('disconnectPhotoNetwork'))
    },
  }
}

/**
 * Returns access to the signed-in person's videos on the photo network; undefined if nobody is
 * signed in or the installation does not support the import of videos.
 */
export function useVideoImport(): EditorVideos | undefined {
  const client = useApi()
  const userId = useAppSelector(selectUser)?.id
  const isOffered = useAppSelector(selectOrganisation)?.has_video_import === true
  return useMemo(
    () =>
      isOffered && userId !== undefined ? { userId, account: serverAccount(client) } : undefined,
    [client, isOffered, userId],
  )
}
