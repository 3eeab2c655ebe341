import { readFile } from 'node:fs/promises'

/**
 * Reads a video from the folder `videos`, for tests in Node; `type` is the media type that a
 * browser would declare.
 */
export async function readVideo(name: string, type = 'video/mp4'): Promise<File> {
  return new File([await readFile(new URL(`./videos/${name}`, import.meta.url))], name, { type })
}
