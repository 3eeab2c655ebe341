import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'

/**
 * Path segments long enough to be a key or an id. Keys must not be logged: they give access to
 * install pages and banners.
 */
const key = /[^/]{16,}/g

/** Returns the path for the log, with its keys replaced. */
export function loggedPath(path: string): string {
  return path.replace(key, ':key')
}

/**
 * Logs each request after its response: method, path without keys, status and milliseconds. The API
 * logs its own calls by name.
 */
export function requestLog(logger: Logger) {
  return createMiddleware(async (context, next) => {
    const start = performance.now()
    await next()
    if (context.req.path.startsWith('/api/')) return
    const { method, path } = context.req
    const status = context.res.status
    const entry = {
      method,
      path: loggedPath(path),
      status,
      ms: Math.round(performance.now() - start),
    }
    if (status >= 500) logger.error(entry, 'request')
    else logger.info(entry, 'request')
  })
}
