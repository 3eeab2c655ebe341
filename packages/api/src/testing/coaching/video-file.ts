import { readFile } from 'node:fs/promises'

const folder = new URL('../../../../ui/src/testing/media/videos/', import.meta.url)

/** Reads a video of the library's fixtures; some of them are broken on purpose. */
export async function videoFile(name = 'index-in-front.mp4'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(name, folder)))
}
