import { randomUUID } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What all lines that are logged during a request carry. */
export interface RequestContext {
  /** A random id of the request. */
  readonly request: string
  /** Id of the caller, once it is known. */
  user?: string
  /** Id of the caller's organisation. */
  organisation?: string
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs the work of one request. */
export function inRequest<T>(work: () => T): T {
  return storage.run({ request: randomUUID() }, work)
}

/** Notes who sends the current request. */
export function noteCaller({ user, organisation }: { user: string; organisation: string }): void {
  const context = storage.getStore()
  if (context) Object.assign(context, { user, organisation })
}

/** Returns a copy of the current request's fields; empty outside of requests. */
export function requestFields(): Partial<RequestContext> {
  return { ...storage.getStore() }
}
