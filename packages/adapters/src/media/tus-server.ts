import { DatabaseUnavailable } from '@org/api'
import { steadyBody } from './steady-body.ts'
import { type DataStore, type Locker, MemoryLocker, Server } from '@tus/server'
import { checkKey } from './media-key.ts'

/**
 * Responds to a request of the tus protocol for the upload `id`.
 *
 * @throws ApiError TOO_SLOW when the body stops arriving; the store keeps what has arrived
 */
export type HandleTus = (id: string, request: Request) => Promise<Response>

/**
 * Creates a handler of the tus protocol for a store.
 *
 * @param locker prevents two requests from writing to the same upload. If several processes share
 *   the store, the locker must keep its locks in the processes' shared database
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
    // Empty, because the API itself handles requests from other origins.
    allowedOrigins: [],
    namingFunction: idOf,
    getFileIdFromRequest: idOf,
    // The locks are in the database. A client continues its upload after such a response.
    onResponseError: (_, error) =>
      error instanceof DatabaseUnavailable
        ? { status_code: 503, body: 'The database is unavailable.' }
        : undefined,
  })
  return async (id, received) => {
    const { request, failure } = steadyBody(received)
    ids.set(request, checkKey(id))
    const response = await server.handleWeb(request)
    const error = failure()
    if (error !== undefined) throw error
    return response
  }
}
