import type { Dimensions } from '../file/dimensions.ts'
import { UploadError } from '../upload-error.ts'
import { mayBeMp4 } from './container.ts'
import { VideoFileError } from './video-file-error.ts'

/** Maximum size of a video in bytes: 1 GB. */
export const maxVideoSize = 1_000_000_000

/**
 * Properties of a video file. Width and height are those displayed, after the rotation that the
 * file declares.
 */
export interface VideoFacts extends Dimensions {
  /** Duration in seconds. */
  duration: number
  /** Some devices cannot play `h265` and show only the poster. */
  codec: 'h264' | 'h265'
  hasSound: boolean
}

/** A video that passed the checks. */
export interface InspectedVideo extends VideoFacts {
  file: File
}

type IndexReader = typeof import('./read-index.ts')

/** Loads the reader of video files on first use, since most visitors never pick one. */
async function loadReader(): Promise<IndexReader> {
  try {
    return await import('./read-index.ts')
  } catch (cause) {
    throw new UploadError('network', { payload: cause })
  }
}

/** Rejects with an `UploadError` if the file cannot be read. */
async function isReadableMp4(file: Blob): Promise<boolean> {
  try {
    return await mayBeMp4(file)
  } catch (cause) {
    throw new UploadError('unreadable', { payload: cause })
  }
}

/**
 * Inspects a video: content, size, boxes, and then its index. Reads nothing of the video itself.
 * Needs no DOM, so a server can also check the videos that it receives. Rejects with a
 * `VideoFileError`, or with an `UploadError` if the file cannot be read at all or the code of the
 * reader cannot be loaded.
 */
export async function inspectVideoContent(file: Blob): Promise<VideoFacts> {
  if (file.size === 0) throw new VideoFileError('empty')
  if (!(await isReadableMp4(file))) throw new VideoFileError('container')
  if (file.size > maxVideoSize) throw new VideoFileError('too_large')
  const { readIndex } = await loadReader()
  return readIndex(file)
}

/** Inspects a video before any of it is sent. Rejects like `inspectVideoContent`. */
export async function inspectVideo(file: File): Promise<InspectedVideo> {
  return { file, ...(await inspectVideoContent(file)) }
}
