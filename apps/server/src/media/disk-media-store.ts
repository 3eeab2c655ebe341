import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkKey } from '@org/adapters/media'
import type { MediaStore } from '@org/api'
import { writeDurably } from '../storage/durable-files.ts'

/**
 * Stores files in a folder. The first line of each file is its media type, so that type and content
 * stay together. Writes are atomic, and survive a power cut.
 */
export function createDiskMediaStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    async put(key, { bytes, type }) {
      await writeDurably(pathOf(key), [Buffer.from(`${type}\n`), bytes])
    },
    async get(key) {
      const content = await readOrNull(pathOf(key))
      if (content === null) return null
      const end = content.indexOf('\n')
      return {
        type: content.subarray(0, end).toString(),
        bytes: new Uint8Array(content.subarray(end + 1)),
      }
    },
    async removeAll(prefix) {
      await rm(join(folder, checkKey(prefix)), { recursive: true, force: true })
    },
  }
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
