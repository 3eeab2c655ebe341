import { Unzip, UnzipInflate } from 'fflate'
import { ApiError } from '../contract/errors.ts'
import { expandedBytes } from './limits.ts'
import type { Pause } from './pause.ts'
import { refusals } from './refusals.ts'

/** Bytes of the archive that are unpacked in one go: they become at most a thousand times as many. */
const step = 8 * 1024

/** The wanted files of a zip archive, by name, each in the pieces in which it was unpacked. */
export type UnpackedFiles = Map<string, Uint8Array[]>

/**
 * Unpacks some files of a zip archive and counts what comes out, so that no announced size has to be
 * believed: beyond `limit` bytes it stops with TOO_LARGE. A damaged archive is MEDIA_TYPE.
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
