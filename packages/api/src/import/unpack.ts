import { Unzip, UnzipInflate } from 'fflate'
import { ApiError } from '../contract/api-error.ts'
import { expandedBytes } from './limits.ts'
import type { Pause } from './pause.ts'
import { refusals } from './refusals.ts'

/** Number of compressed bytes to unpack at once. They can expand to a thousand times as many. */
const step = 8 * 1024

/** The unpacked files by name, each as a list of chunks. */
export type UnpackedFiles = Map<string, Uint8Array[]>

/**
 * Unpacks the wanted files of a zip archive. It counts the unpacked bytes instead of trusting the
 * declared size, and stops with TOO_LARGE beyond `limit`. Throws MEDIA_TYPE for a damaged archive.
 */
export async function unpack(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  pause: Pause,
  limit = expandedBytes,
): Promise<UnpackedFiles> {
  const files: UnpackedFiles = new Map()
  let unpacked = 0
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return
    const pieces: Uint8Array[] = []
    files.set(file.name, pieces)
    file.ondata = (error, piece) => {
      if (error) throw error
      unpacked += piece.length
      if (unpacked > limit) throw refusals.expanded()
      pieces.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < archive.length; at += step) {
      unzip.push(archive.subarray(at, at + step), at + step >= archive.length)
      await pause()
    }
  } catch (error) {
    throw error instanceof ApiError ? error : refusals.damaged()
  }
  return files
}
