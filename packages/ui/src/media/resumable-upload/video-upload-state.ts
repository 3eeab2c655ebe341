import type { UploadError } from '../upload-error.ts'
import type { InspectedVideo } from '../video-file/inspect-video.ts'
import type { UnfinishedUpload } from './unfinished-upload.ts'

/** A video that is being sent; `sent` and `total` are numbers of bytes. */
export interface SentVideo {
  video: InspectedVideo
  sent: number
  total: number
}

/**
 * State of a video's upload.
 * - `unfinished`: a reload interrupted it; only the same file can finish it. `isOther` tells that
 *   another one was picked.
 * - `elsewhere`: another tab sends a video for the same place
 * - `checking`: the picked file is inspected
 * - `failed`: `sending` is set if the upload can be resumed
 */
export type VideoUploadState =
  | { status: 'idle' | 'elsewhere' }
  | { status: 'unfinished'; upload: UnfinishedUpload; isOther: boolean }
  | { status: 'checking' }
  | { status: 'uploading' | 'paused'; sending: SentVideo }
  | { status: 'failed'; error: UploadError; sending: SentVideo | undefined }
  | { status: 'done'; video: InspectedVideo }

/** Whether a file is being read or sent, or waits to be. Saving now would miss it. */
export const isVideoPending = ({ status }: VideoUploadState): boolean =>
  status === 'checking' || status === 'uploading' || status === 'paused'
