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
 * - `unfinished`: a reload interrupted it; only the same file can finish it. `isOther` is true if
 *   another file was picked.
 * - `elsewhere`: another tab has the upload
 * - `checking`: the picked file is being inspected
 * - `failed`: `sending` is set if the upload can be resumed
 */
export type VideoUploadState =
  | { status: 'idle' | 'elsewhere' }
  | { status: 'unfinished'; upload: UnfinishedUpload; isOther: boolean }
  | { status: 'checking' }
  | { status: 'uploading' | 'paused'; sending: SentVideo }
  | { status: 'failed'; error: UploadError; sending: SentVideo | undefined }
  | { status: 'done'; video: InspectedVideo }

/**
 * Whether a video is being checked or sent, or its upload is paused. A form that is saved meanwhile
 * would miss the video.
 */
export const isVideoPending = ({ status }: VideoUploadState): boolean =>
  status === 'checking' || status === 'uploading' || status === 'paused'
