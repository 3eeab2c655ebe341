import { describe, expect, it } from 'vitest'
import { readVideo } from '../../testing/media/read-video.ts'
import { arrangeIndex } from './arrange-index.ts'
import { inspectVideo, maxVideoSize } from './inspect-video.ts'
import { VideoFileError, type VideoFileReason } from './video-file-error.ts'

/** Returns why a video is rejected, and the type of the error, which decides the message. */
async function rejectionOf(file: File) {
  const thrown: unknown = await inspectVideo(file).catch((error: unknown) => error)
  if (!(thrown instanceof VideoFileError)) throw thrown
  return { reason: thrown.reason, type: thrown.type }
}

const ascii = (text: string) => [...new TextEncoder().encode(text)]

/** Returns the size of the type of a file, which is its first box. */
const typeSize = async (name: string) =>
  new DataView(await (await readVideo(name)).slice(0, 4).arrayBuffer()).getUint32(0)

/** Returns a video whose type has these brands. The new type shifts nothing that is read. */
async function branded(main: string, ...others: string[]): Promise<File> {
  const name = 'index-behind.mp4'
  const brands = [main, '\0\0\0\0', ...others].flatMap(ascii)
  const type = [0, 0, 0, 8 + brands.length, ...ascii('ftyp'), ...brands]
  const rest = (await readVideo(name)).slice(await typeSize(name))
  return new File([Uint8Array.from(type), rest], name, { type: 'video/mp4' })
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

  it.each([
    ['3gp4', []],
    ['M4VP', []],
    ['mmp4', []],
    ['3gp5', ['3gp5', 'isom']],
    ['3g2a', []],
    ['M4VH', ['M4V ']],
    ['MSNV', ['MSNV']],
    ['KDDI', []],
    ['XAVC', ['XAVC', 'mp42']],
    ['CAEP', ['CAEP', 'mp41']],
    ['niko', ['isom']],
    ['hvc1', ['mp42']],
    ['iso9', []],
    ['abcd', ['efgh']],
    ['qt  ', ['qt  ', 'mp42']],
  ])('accepts the brand %s with the compatible brands %s', async (main, others) => {
    const file = await branded(main, ...others)
    await expect(inspectVideo(file)).resolves.toMatchObject({ width: 240, codec: 'h264' })
  })

  it.each([
    ['qt  ', ['qt  ']],
    ['heic', ['mif1', 'heic']],
    ['avif', ['mif1', 'miaf', 'MA1B']],
    ['msf1', ['hevc', 'msf1', 'iso8']],
    ['jp2 ', ['jp2 ']],
    ['crx ', ['crx ', 'isom']],
  ])('rejects the brand %s with the compatible brands %s', async (main, others) => {
    const rejected = await rejectionOf(await branded(main, ...others))
    expect(rejected).toEqual({ reason: 'container', type: 'file_type' })
  })

  it.each(['index-behind.mp4', 'index-in-front.mp4'])('reads %s without a type', async (name) => {
    const file = new File([(await readVideo(name)).slice(await typeSize(name))], name)
    await expect(inspectVideo(file)).resolves.toMatchObject({ width: 240, codec: 'h264' })
  })

  it.each<[string, number[]]>([
    ['one stray byte', [7]],
    ['a line break', [13, 10]],
    ['seven stray bytes', [1, 2, 3, 4, 5, 6, 7]],
    ['zeros', Array<number>(4096).fill(0)],
    ['ones', Array<number>(100).fill(255)],
    ['a trailer of Samsung', [...ascii('MotionPhoto_Data'), 0, 0, 0, 9, ...ascii('SEFHSEFT')]],
    ['a trailer of Insta360', ascii('8db42d694ccc418790edff439fe026bf')],
    ['an XML', ascii('<?xml version="1.0"?><Camera/>')],
    ['a tag of music', [...ascii('TAG'), ...Array<number>(125).fill(32)]],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF')]],
    ['an unknown box that is cut off', [0, 0, 1, 0, ...ascii('gpmf'), 1, 2]],
  ])('reads a video that is followed by %s', async (_, rest) => {
    for (const name of ['index-behind.mp4', 'index-in-front.mp4', 'with-sound.mp4']) {
      const file = new File([await readVideo(name), Uint8Array.from(rest)], name)
      await expect(inspectVideo(file), name).resolves.toMatchObject({ height: 320 })
      const arranged = new File([await arrangeIndex(file)], name)
      await expect(inspectVideo(arranged), name).resolves.toMatchObject({ height: 320 })
    }
  })

  it('still rejects media or a fragment that is cut off', async () => {
    for (const type of ['mdat', 'moof', 'moov']) {
      const rest = Uint8Array.from([0, 0, 1, 0, ...ascii(type), 1, 2])
      const file = new File([await readVideo('index-in-front.mp4'), rest], 'coupe.mp4')
      expect(await rejectionOf(file), type).toEqual({ reason: 'broken', type: 'unreadable' })
    }
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
