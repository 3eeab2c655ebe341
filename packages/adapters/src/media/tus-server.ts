import { type DataStore, type Locker, MemoryLocker, Server } from '@tus/server'
import { checkKey } from './media-key.ts'

/** Responds to a request of the tus protocol for the upload `id`. */
export type HandleTus = (id: string, request: Request) => Promise<Response>

/**
 * Creates the function that speaks tus for a store.
 *
 * @param locker keeps two requests from writing one upload; where several processes share the store,
 *   in their database
 */
export function createTusServer(
  datastore: DataStore,
  locker: Locker = new MemoryLocker(),
): HandleTus {
  const ids = new WeakMap<Request, string>()
  const idOf = (request: Request) => ids.get(request) ?? ''
  const server = new Server({
    path: '/api/coaching/uploads',
    datastore,
    locker,
    relativeLocation: true,
    // None: the API answers requests of other origins.
    allowedOrigins: [],
    namingFunction: idOf,
    getFileIdFromRequest: idOf,
  })
  return (id, request) => {
    ids.set(request, checkKey(id))
    return server.handleWeb(request)
  }
}
