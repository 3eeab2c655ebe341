import { readFile } from 'node:fs/promises'
import { arrangeIndex } from '@org/ui/media/video-file'

const folder = new URL('../../../../ui/src/testing/media/videos/', import.meta.url)

/** Reads a test video of the UI library. Some of them are invalid on purpose. */
export async function videoFile(name = 'index-in-front.mp4'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(name, folder)))
}

/**
 * Generates bytes that look random, so that a test notices swapped parts. They are the same in each
 * run.
 */
function noise(length: number): Uint8Array {
  const words = new Uint32Array(Math.ceil(length / 4))
  let word = 2_463_534_242
  for (let index = 0; index < words.length; index += 1) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    words[index] = word
  }
  return new Uint8Array(words.buffer, 0, length)
}

/**
 * Returns a real video with its index at the end. A box that players skip pads it to `size` bytes.
 */
export async function longVideo(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const video = Buffer.from(await videoFile('index-behind.mp4'))
  const indexStart = video.lastIndexOf('moov') - 4
  const skipped = size - video.length
  const header = Buffer.alloc(8)
  header.writeUInt32BE(skipped)
  header.write('free', 4)
  return new Uint8Array(
    Buffer.concat([
      video.subarray(0, indexStart),
      header,
      noise(skipped - header.length),
      video.subarray(indexStart),
    ]),
  )
}

/** Returns a video in the form that the browser sends: with its index at the start. */
export async function arrangedVideo(
  video: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await arrangeIndex(new Blob([video]))).arrayBuffer())
}
