import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'

export interface DownloadedFile {
  name: string
  bytes: Buffer
}

/** Presses this button and returns the downloaded file. */
export async function download(page: Page, button: string | RegExp): Promise<DownloadedFile> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

/** Extracts an uncompressed ZIP archive (PKWARE APPNOTE.TXT, 4.3.7). */
export function unzipStored(archive: Buffer): DownloadedFile[] {
  const files: DownloadedFile[] = []
  let at = 0
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const length = archive.readUInt32LE(at + 18)
    const nameLength = archive.readUInt16LE(at + 26)
    const start = at + 30 + nameLength + archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 30, at + 30 + nameLength)
    files.push({ name, bytes: archive.subarray(start, start + length) })
    at = start + length
  }
  return files
}
