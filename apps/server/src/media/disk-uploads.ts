import { openAsBlob } from 'node:fs'
import { rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { checkKey, createTusServer } from '@org/adapters/media'
import type { Locker } from '@tus/server'
import type { ResumableUploads } from '@org/api'
import { makeFolder } from '../storage/durable-files.ts'
import { SyncedFileStore } from './synced-file-store.ts'

/** Bytes that uploads leave free on the disk, for the database and everything else. */
const reservedBytes = 512 * 1024 * 1024

/** Bytes that are free on the disk of a folder. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Returns how many bytes a request adds at most: the whole file when the upload begins, otherwise
 * one part of it.
 */
const bytesOf = ({ method, headers }: Request): number => {
  if (method === 'POST') return Number(headers.get('upload-length'))
  return method === 'PATCH' ? Number(headers.get('content-length')) : 0
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
  freeBytes: () => Promise<number> = () => freeBytesOf(folder),
): ResumableUploads {
  makeFolder(folder)
  const pathOf = (id: string) => join(folder, checkKey(id))
  const handleTus = createTusServer(new SyncedFileStore({ directory: folder }), locker)

  return {
    async handle(id, request) {
      const bytes = bytesOf(request)
      if (bytes > 0 && (await freeBytes()) - bytes < reservedBytes) return diskFull()
      return handleTus(id, request)
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
