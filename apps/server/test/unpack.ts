import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const blockSize = 512

/** Unpacks the files and folders of a tar archive in the `ustar` format, compressed with Brotli. */
export async function unpack(archive: URL, folder: string): Promise<void> {
  const tar = await promisify(brotliDecompress)(await readFile(archive))
  let at = 0
  while (at < tar.length && tar[at] !== 0) {
    const text = (from: number, length: number) =>
      tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 12), 8)
    const path = join(folder, text(345, 155), text(0, 100))
    const start = at + blockSize
    if (text(156, 1) === '5') await mkdir(path, { recursive: true, mode: 0o700 })
    else {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, tar.subarray(start, start + size), { mode: 0o600 })
    }
    at = start + Math.ceil(size / blockSize) * blockSize
  }
}
