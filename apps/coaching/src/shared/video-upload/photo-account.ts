import { ApiError } from '@org/api/client'
import { errorMessage } from '@org/app-kit'
import type { CoachingPhotoNetworkPort } from '@org/data'
import { UploadError, type VideoFileAccount, VideoImportError } from '@org/ui/media'
import { videoUploadTexts } from './texts.ts'

const typeOf = (error: unknown) => (error instanceof ApiError ? error.type : '')

/** Converts errors of the photo network port to errors that the import dialog can show. */
async function withImportErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    const type = typeOf(cause)
    if (type === 'PHOTO_EXPIRED') throw new VideoImportError('token_expired', { cause })
    if (type === 'NETWORK') throw new VideoImportError('network', { cause })
    throw new VideoImportError('refused', { message: String(cause), cause })
  }
}

/**
 * Converts the error of a failed file import to an error that the upload can show. If the upload
 * has no text of its own for the error, it shows the server's message as the reason.
 */
function toFileError(cause: unknown): unknown {
  const type = typeOf(cause)
  if (!(cause instanceof ApiError) || type === 'NETWORK') return cause
  if (type === 'PHOTO_EXPIRED') return new VideoImportError('token_expired', { cause })
  if (type === 'TOO_LARGE') return new UploadError('too_large')
  if (type === 'MEDIA_TYPE') return new UploadError('file_type')
  const hint = type === 'NOT_FOUND' ? videoUploadTexts.missing : errorMessage(cause)
  return new UploadError('refused', { status: cause.status, payload: cause, hint })
}

/** The signed-in coach's account at the photo network. The server keeps the account's token. */
export function photoAccount(port: CoachingPhotoNetworkPort): VideoFileAccount {
  return {
    isConnected: async () => (await withImportErrors(port.connection())).is_connected,
    authorisationUrl: async () => (await withImportErrors(port.start())).url,
    async connect(grant, signal) {
      await withImportErrors(port.connect(grant, { signal }))
    },
    async posts({ limit, after, signal }) {
      const { data, next } = await withImportErrors(port.posts({ limit, after }, { signal }))
      return { items: data, next }
    },
    async file({ id }, { signal, onProgress }) {
      try {
        return await port.video(id, { signal, onReceived: (share) => onProgress(100 * share) })
      } catch (error) {
        throw toFileError(error)
      }
    },
    async disconnect() {
      await withImportErrors(port.disconnect())
    },
  }
}
