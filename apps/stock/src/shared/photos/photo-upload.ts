import { ApiError } from '@org/api/client'
import { failureText } from '@org/app-kit'
import { jpgPhotoMessage, UploadError, type UploadTransport } from '@org/ui/media'

/** Options of the API call that uploads a photo. */
export interface PhotoCallOptions {
  signal?: AbortSignal
  idempotencyKey: string
  onProgress?: (share: number) => void
}

/** Uploads a photo of an entry, and returns the changed entry. */
export type SendPhoto<Item> = (file: File, options: PhotoCallOptions) => Promise<Item>

/** Converts a rejection by the API to an error that the field shows in the API's words. */
function refusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return error
  if (error.type === 'MEDIA_TYPE') return new UploadError('file_type', { payload: error })
  return new UploadError('refused', { status: error.status, payload: error, hint: error.message })
}

/** Creates the transport of a photo field; a repeated attempt stores the photo only once. */
export function photoTransport<Item>(send: SendPhoto<Item>): UploadTransport<Item> {
  return (file, { id, signal, onProgress }) =>
    send(file, {
      signal,
      idempotencyKey: id,
      onProgress: (share) => onProgress(Math.round(share * 100)),
    }).catch((error: unknown) => {
      throw refusal(error)
    })
}

/** Returns why a photo was not stored, outside of its field. */
export function photoFailure(error: unknown): string {
  const refused = refusal(error)
  const isWrongType = refused instanceof UploadError && refused.type === 'file_type'
  return isWrongType ? jpgPhotoMessage(refused) : failureText(error, 'upload')
}
