import { openAsBlob } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkKey, createTusServer } from '@org/adapters/media'
import type { FileStore } from '@tus/file-store'
import type { Locker } from '@tus/server'
import type { ResumableUploads } from '@org/api'
import { makeFolder } from '../storage/durable-files.ts'
import { freeBytesOf, hasRoom, type FreeBytes } from './disk-room.ts'
import { SyncedFileStore } from './synced-file-store.ts'

/** Returns how many bytes are missing of an upload; 0 if there is no such upload. */
async function restOf(store: FileStore, id: string): Promise<number> {
  try {
    const { size = 0, offset } = await store.getUpload(id)
    return size - offset
  } catch {
    // tus answers that the upload does not exist.
    return 0
  }
}

/**
 * Returns how many bytes a request adds at most: the whole file when the upload begins, otherwise
 * one part of it. A chunked part does not state its length, so it may be the rest of the file.
 */
async function bytesOf(store: FileStore, id: string, { method, headers }: Request) {
  if (method === 'POST') return Number(headers.get('upload-length'))
  if (method !== 'PATCH') return 0
  const length = headers.get('content-length')
  const rest = await restOf(store, id)
  return length !== null && /^\d{1,15}$/.test(length) ? Math.min(Number(length), rest) : rest
}

const diskFull = () =>
  new Response('The disk is full.', {
    status: 507,
    headers: { 'Tus-Resumable': '1.0.0', 'Content-Type': 'text/plain' },
  })

/**
 * Receives uploads into a folder. Each upload is a file with the received bytes, next to a file
 * with the total length. The size of the first file is the offset, so a restarted server knows
 * where to resume. Answers 507 to a request that would fill the disk, and keeps the bytes that have
 * already arrived.
 *
 * @param locker keeps two processes from writing to the same upload; by default only this process
 * writes
 * @param freeBytes returns how many bytes are free on the folder's disk
 */
export function createDiskUploads(
  folder: string,
  locker?: Locker,
  freeBytes: FreeBytes = freeBytesOf(folder),
): ResumableUploads {
  makeFolder(folder)
  const pathOf = (id: string) => join(folder, checkKey(id))
  const store = new SyncedFileStore({ directory: folder })
  const handleTus = createTusServer(store, locker)
  /** Bytes that the requests that run now may add. */
  let expected = 0

  return {
    holdsParts: false,
    async handle(id, request) {
      const bytes = await bytesOf(store, id, request)
      // Counted before the disk is asked, so that parallel parts do not take the same room.
      expected += bytes
      try {
        if (bytes > 0 && !(await hasRoom(freeBytes, expected))) return diskFull()
        return await handleTus(id, request)
      } finally {
        expected -= bytes
      }
    },
    async content(id) {
      const path = pathOf(id)
      const isStored = await stat(path).then(
        () => true,
        () => false,
      )
      return isStored ? openAsBlob(path) : null
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.json`, { force: true })
    },
  }
}
