import { mkdirSync, openAsBlob } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { ResumableUploads } from '@org/api'
import { checkKey } from './media-key.ts'

/**
 * Receives uploads into a folder: a file with the bytes, and one with the length next to it. The size
 * of the file is the offset, so a server that was killed knows what it has.
 */
export function createDiskUploads(folder: string): ResumableUploads {
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
