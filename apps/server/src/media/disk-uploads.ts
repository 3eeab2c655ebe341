import { mkdirSync, openAsBlob } from 'node:fs'
import { rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { ResumableUploads } from '@org/api'
import { checkKey } from './media-key.ts'

/** Bytes that uploads leave free on the disk, for the database and everything else. */
const reservedBytes = 512 * 1024 * 1024

/** Bytes that are free on the disk of a folder. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** How many bytes a request adds at most: the whole file when it begins, else one part of it. */
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
 * Receives uploads into a folder: a file with the bytes, and one with the length next to it. The size
 * of the file is the offset, so a server that was killed knows what it has. Answers 507 to what would
 * fill the disk; what has arrived stays.
 *
 * @param freeBytes returns how many bytes are free on the folder's disk
 */
export function createDiskUploads(
  folder: string,
  freeBytes: () => Promise<number> = () => freeBytesOf(folder),
): ResumableUploads {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pathOf = (id: string) => join(folder, checkKey(id))
  const ids = new WeakMap<Request, string>()
  const idOf = (request: Request) => ids.get(request) ?? ''
  const server = new Server({
    path: '/api/coaching/uploads',
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    // None: the API answers requests of other origins.
    allowedOrigins: [],
    namingFunction: idOf,
    getFileIdFromRequest: idOf,
  })

  return {
    async handle(id, request) {
      const bytes = bytesOf(request)
      if (bytes > 0 && (await freeBytes()) - bytes < reservedBytes) return diskFull()
      ids.set(request, checkKey(id))
      return server.handleWeb(request)
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
