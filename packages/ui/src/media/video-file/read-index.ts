import { CustomSource, EncodedPacketSink, Input, MP4, type InputVideoTrack } from 'mediabunny'
import { UploadError } from '../upload-error.ts'
import { readIndexBytes, type IndexBytes } from './index-bytes.ts'
import type { VideoFacts } from './inspect-video.ts'
import { VideoFileError } from './video-file-error.ts'

async function codecOf(track: InputVideoTrack): Promise<VideoFacts['codec']> {
  const codec = await track.getCodec()
  if (codec === 'avc') return 'h264'
  if (codec === 'hevc') return 'h265'
  throw new VideoFileError('codec')
}

async function describe(input: Input): Promise<VideoFacts> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new VideoFileError('no_picture')
  const codec = await codecOf(track)
  const duration = await input.computeDuration()
  if (duration === 0) throw new VideoFileError('empty')
  if (!Number.isFinite(duration)) throw new VideoFileError('broken')
  // Checks that the index puts the first frame inside the file.
  if (!(await new EncodedPacketSink(track).getFirstPacket())) throw new VideoFileError('broken')
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const hasSound = (await input.getPrimaryAudioTrack()) !== null
  return { width, height, duration, codec, hasSound }
}

/** Reads the index and checks it, before the library sees it. */
async function checkedIndex(file: Blob): Promise<IndexBytes> {
  try {
    return await readIndexBytes(file)
  } catch (cause) {
    throw new VideoFileError('broken', cause)
  }
}

/** Reads the properties of an mp4 file from its index. Rejects with a `VideoFileError`. */
export async function readIndex(file: Blob): Promise<VideoFacts> {
  const index = await checkedIndex(file)
  const source = new CustomSource({
    getSize: () => index.size,
    read: (start, end) => index.read(start, end),
  })
  const input = new Input({ formats: [MP4], source })
  try {
    return await describe(input)
  } catch (thrown) {
    throw thrown instanceof UploadError ? thrown : new VideoFileError('broken', thrown)
  } finally {
    input.dispose()
  }
}
