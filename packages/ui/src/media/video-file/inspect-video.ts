import type { Input, InputVideoTrack } from 'mediabunny'
import type { Dimensions } from '../file/dimensions.ts'
import { contentType } from '../file/inspect-file.ts'
import { UploadError } from '../upload-error.ts'
import { readBoxes } from './boxes.ts'
import { VideoFileError } from './video-file-error.ts'

/** The largest video in bytes: 1 GB. */
export const maxVideoSize = 1_000_000_000

/** A video that may be sent, with its size as displayed: after the rotation that the file asks for. */
export interface InspectedVideo extends Dimensions {
  file: File
  /** In seconds. */
  duration: number
  /** Some devices cannot play `h265` and show only the poster. */
  codec: 'h264' | 'h265'
  hasSound: boolean
}

type Reader = typeof import('mediabunny')

/** Loads the reader of video files on first use, since most visitors never pick one. */
async function loadReader(): Promise<Reader> {
  try {
    return await import('mediabunny')
  } catch (cause) {
    throw new UploadError('network', { payload: cause })
  }
}

async function checkBoxes(file: File): Promise<void> {
  const boxes = await readBoxes(file).catch((cause: unknown) => {
    throw new VideoFileError('broken', cause)
  })
  if (!boxes.some(({ type }) => type === 'moov')) throw new VideoFileError('broken')
}

async function codecOf(track: InputVideoTrack): Promise<InspectedVideo['codec']> {
  const codec = await track.getCodec()
  if (codec === 'avc') return 'h264'
  if (codec === 'hevc') return 'h265'
  throw new VideoFileError('codec')
}

async function readIndex(input: Input, { EncodedPacketSink }: Reader) {
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new VideoFileError('no_picture')
  const codec = await codecOf(track)
  const duration = await input.computeDuration()
  if (duration === 0) throw new VideoFileError('empty')
  // Shows whether the data are where the index says.
  if (!(await new EncodedPacketSink(track).getFirstPacket())) throw new VideoFileError('broken')
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const hasSound = (await input.getPrimaryAudioTrack()) !== null
  return { width, height, duration, codec, hasSound }
}

/**
 * Inspects a video before a byte of it is sent: content, size, boxes, and then what its index says.
 * Only the index and the first picture are read. Rejects with a `VideoFileError`, or with an `UploadError` if the file
 * cannot be read at all.
 */
export async function inspectVideo(file: File): Promise<InspectedVideo> {
  if (file.size === 0) throw new VideoFileError('empty')
  if ((await contentType(file)) !== 'video/mp4') throw new VideoFileError('container')
  if (file.size > maxVideoSize) throw new VideoFileError('too_large')
  await checkBoxes(file)
  const reader = await loadReader()
  // Its own stream would read ahead.
  const source = new reader.BlobSource(file, { useStreamReader: false })
  const input = new reader.Input({ formats: [reader.MP4], source })
  try {
    return { file, ...(await readIndex(input, reader)) }
  } catch (thrown) {
    throw thrown instanceof UploadError ? thrown : new VideoFileError('broken', thrown)
  } finally {
    input.dispose()
  }
}
