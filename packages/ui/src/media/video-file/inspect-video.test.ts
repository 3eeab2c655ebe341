import { describe, expect, it } from 'vitest'
import { readVideo } from '../../testing/media/read-video.ts'
import { inspectVideo, maxVideoSize } from './inspect-video.ts'
import { VideoFileError, type VideoFileReason } from './video-file-error.ts'

/** Returns why a video is rejected, and the type of the error, which decides the message. */
async function rejectionOf(file: File) {
  const thrown: unknown = await inspectVideo(file).catch((error: unknown) => error)
  if (!(thrown instanceof VideoFileError)) throw thrown
  return { reason: thrown.reason, type: thrown.type }
}

/** Makes a file claim a size, so that no test needs gigabytes. */
const ofSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size })

describe('inspectVideo', () => {
  it.each(['index-behind.mp4', 'index-in-front.mp4'])(
    'reads the dimensions, codec, sound and duration of %s',
    async (name) => {
      const file = await readVideo(name)
      const video = await inspectVideo(file)
      expect(video).toMatchObject({ file, width: 240, height: 320, codec: 'h264', hasSound: false })
      expect(video.duration).toBeCloseTo(1, 0)
    },
  )

  it('reads a fragmented file, whose index states only a part of the duration', async () => {
    const video = await inspectVideo(await readVideo('../exercise.mp4'))
    expect(video).toMatchObject({ width: 240, height: 320, codec: 'h264' })
    expect(video.duration).toBeCloseTo(1, 0)
  })

  it('returns the size after the rotation that the file declares', async () => {
    expect(await inspectVideo(await readVideo('turned.mp4'))).toMatchObject({
      width: 320,
      height: 240,
    })
  })

  it('detects sound', async () => {
    expect(await inspectVideo(await readVideo('with-sound.mp4'))).toMatchObject({ hasSound: true })
  })

  it('accepts H.265 and reports it, since some devices cannot play it', async () => {
    expect(await inspectVideo(await readVideo('h265.mp4'))).toMatchObject({ codec: 'h265' })
  })

  it.each<[string, VideoFileReason]>([
    ['quicktime.mov', 'container'],
    ['web.webm', 'container'],
    ['vp9.mp4', 'codec'],
    ['sound-only.mp4', 'no_picture'],
  ])('rejects %s as another format, whatever type is declared: %s', async (name, reason) => {
    expect(await rejectionOf(await readVideo(name))).toEqual({ reason, type: 'file_type' })
  })

  it('rejects an image that was renamed to mp4', async () => {
    const file = await readVideo('renamed.mp4')
    expect(await rejectionOf(file)).toEqual({ reason: 'container', type: 'file_type' })
  })

  it.each<[string, VideoFileReason]>([
    ['cut-off.mp4', 'broken'],
    ['broken-index.mp4', 'broken'],
    ['wrong-offsets.mp4', 'broken'],
    ['no-duration.mp4', 'empty'],
  ])('rejects %s, though it is an mp4: %s', async (name, reason) => {
    expect(await rejectionOf(await readVideo(name))).toEqual({ reason, type: 'unreadable' })
  })

  it('rejects an empty file', async () => {
    const file = new File([], 'vide.mp4', { type: 'video/mp4' })
    expect(await rejectionOf(file)).toEqual({ reason: 'empty', type: 'unreadable' })
  })

  it.each([maxVideoSize + 1, 4_000_000_000])(
    'rejects a video of %i bytes by its size alone',
    async (size) => {
      const file = ofSize(await readVideo('index-behind.mp4'), size)
      expect(await rejectionOf(file)).toEqual({ reason: 'too_large', type: 'too_large' })
    },
  )

  it('reads only slices, however large the video is', async () => {
    const file = await readVideo('index-in-front.mp4')
    file.arrayBuffer = file.stream = () => {
      throw new Error('read as a whole')
    }
    await expect(inspectVideo(file)).resolves.toMatchObject({ width: 240 })
  })
})
