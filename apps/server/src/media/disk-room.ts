import { statfs } from 'node:fs/promises'
import { DiskFull } from '@org/api'

/** Bytes that files leave free on the disk, for the database and everything else. */
const reservedBytes = 512 * 1024 * 1024

/** Returns how many bytes are free on the disk of a folder. */
export type FreeBytes = () => Promise<number>

export function freeBytesOf(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/** Whether this many more bytes fit beside those that stay free. */
export async function hasRoom(freeBytes: FreeBytes, bytes: number): Promise<boolean> {
  return (await freeBytes()) - bytes >= reservedBytes
}

/** Returns the error for a failed write: `DiskFull` if the disk has no room. */
export function writeError(error: unknown): unknown {
  const isFull =
    error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code))
  return isFull ? new DiskFull(error) : error
}
