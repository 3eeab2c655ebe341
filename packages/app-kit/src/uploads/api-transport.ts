import { ApiError } from '@org/api/client'
import { UploadError, type UploadTransport } from '@org/ui/media'
import { errorMessage } from '../store/error-message.ts'

/** Options of an API call that uploads a file. */
export interface UploadCallOptions {
  signal?: AbortSignal
  idempotencyKey: string
  onProgress?: (share: number) => void
}

/** Uploads a file, and returns what the API answers. */
export type SendFile<Result> = (file: File, options: UploadCallOptions) => Promise<Result>

/**
 * Converts a rejection by the API to an error whose message the uploader shows. Leaves 5xx errors
 * alone, because the uploader's own text for them says more.
 */
export function uploadRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return error
  if (error.type === 'MEDIA_TYPE') return new UploadError('file_type', { payload: error })
  const hint = errorMessage(error)
  return new UploadError('refused', { status: error.status, payload: error, hint })
}

/** Creates the transport of an uploader; a repeated attempt stores the file only once. */
export function apiTransport<Result>(send: SendFile<Result>): UploadTransport<Result> {
  return (file, { id, signal, onProgress }) =>
    send(file, {
      signal,
      idempotencyKey: id,
      onProgress: (share) => onProgress(Math.round(share * 100)),
    }).catch((error: unknown) => {
      throw uploadRefusal(error)
    })
}
