import { open, readFile } from 'node:fs/promises'

const film = new URL('../../packages/ui/src/testing/media/videos/index-behind.mp4', import.meta.url)

/**
 * Writes a playable video of `size` bytes: one second of film, lengthened by a box that players
 * skip. The box is a hole in the file, so it takes no disk space. The index is at the end of the
 * file.
 */
export async function writeLongFilm(path: string, size: number): Promise<void> {
  const bytes = await readFile(film)
  const index = bytes.lastIndexOf('moov') - 4
  const header = Buffer.alloc(8)
  header.writeUInt32BE(size - bytes.length)
  header.write('free', 4)
  const file = await open(path, 'w')
  await file.write(Buffer.concat([bytes.subarray(0, index), header]), 0, index + header.length, 0)
  const last = bytes.subarray(index)
  await file.write(last, 0, last.length, size - last.length)
  await file.close()
}
