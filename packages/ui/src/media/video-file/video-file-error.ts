import { UploadError, type UploadErrorType } from '../upload-error.ts'

/**
 * Why a video is rejected before it is sent.
 * - `container`: not an mp4 file, whatever its name says
 * - `codec`: an mp4 file whose video is not encoded in H.264 or H.265
 * - `no_picture`: an mp4 file with sound only
 * - `empty`: no bytes, or no duration
 * - `too_large`: more bytes than `maxVideoSize`
 * - `broken`: cut off, or its index is damaged
 */
export type VideoFileReason =
  | 'container'
  | 'codec'
  | 'no_picture'
  | 'empty'
  | 'too_large'
  | 'broken'

const types: Readonly<Record<VideoFileReason, UploadErrorType>> = {
  container: 'file_type',
  codec: 'file_type',
  no_picture: 'file_type',
  empty: 'unreadable',
  too_large: 'too_large',
  broken: 'unreadable',
}

/** A video that cannot be sent; `type` decides the message, `reason` the advice below it. */
export class VideoFileError extends UploadError {
  readonly reason: VideoFileReason

  constructor(reason: VideoFileReason, payload?: unknown) {
    super(types[reason], { message: `The video is rejected: ${reason}`, payload })
    this.name = 'VideoFileError'
    this.reason = reason
  }
}
