import { openAsBlob } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkKey } from '@org/adapters/media'
import { DiskFull, type MediaStore } from '@org/api'
import { makeFolder, writeDurably } from '../storage/durable-files.ts'
import { freeBytesOf, hasRoom, writeError, type FreeBytes } from './disk-room.ts'

const newline = 0x0a
/** More than any media type and its line end need. */
const maxTypeBytes = 256

/**
 * Stores files in a folder. The first line of each file is its media type, so that type and content
 * stay together. Writes are atomic, and survive a power cut. Rejects with `DiskFull` when a file
 * would fill the disk.
 *
 * @param freeBytes returns how many bytes are free on the folder's disk
 */
export function createDiskMediaStore(
  folder: string,
  freeBytes: FreeBytes = freeBytesOf(folder),
): MediaStore {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    async put(key, { bytes, type }) {
      makeFolder(folder)
      if (!(await hasRoom(freeBytes, bytes.length))) throw new DiskFull()
      try {
        await writeDurably(pathOf(key), [Buffer.from(`${type}\n`), bytes])
      } catch (error) {
        throw writeError(error)
      }
    },
    async get(key) {
      const content = await unlessMissing(() => readFile(pathOf(key)))
      if (content === null) return null
      const end = content.indexOf('\n')
      return {
        type: content.subarray(0, end).toString(),
        bytes: new Uint8Array(content.subarray(end + 1)),
      }
    },
    async open(key) {
      const file = await unlessMissing(() => openAsBlob(pathOf(key)))
      if (file === null) return null
      const start = new Uint8Array(await file.slice(0, maxTypeBytes).arrayBuffer())
      const end = start.indexOf(newline)
      return {
        type: new TextDecoder().decode(start.subarray(0, end)),
        content: file.slice(end + 1),
      }
    },
    async removeAll(prefix) {
      await rm(join(folder, checkKey(prefix)), { recursive: true, force: true })
    },
  }
}

async function unlessMissing<Content>(read: () => Promise<Content>): Promise<Content | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
