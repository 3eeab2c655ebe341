import { arrangeIndex } from '../video-file/arrange-index.ts'
import { inspectVideo, type InspectedVideo } from '../video-file/inspect-video.ts'
import { VideoFileError } from '../video-file/video-file-error.ts'

/** A video that passed the checks, ready to be sent. */
export interface PreparedVideo {
  video: InspectedVideo
  /** The bytes to send: the video with its index in front. */
  arranged: Blob
}

/** Inspects a video and moves its index to the front. Rejects as `inspectVideo` does. */
export async function prepareVideo(file: File): Promise<PreparedVideo> {
  const video = await inspectVideo(file)
  const arranged = await arrangeIndex(file).catch((cause: unknown) => {
    throw new VideoFileError('broken', cause)
  })
  return { video, arranged }
}
