import { Hono } from 'hono'
import type { Logger } from 'pino'
import { writeHosts, type ProductHosts } from './product-hosts.ts'
import { immutable, loadStaticFiles } from './static-files.ts'

const revalidate = 'no-cache'

/**
 * The built front end. A path without a file is one of its routes and gets the index page; a path
 * that looks like a file does not.
 */
export async function frontEndRoutes(
  folder: string,
  hosts: ProductHosts,
  logger: Logger,
): Promise<Hono> {
  const files = await loadStaticFiles(
    folder,
    (path) => (path.startsWith('/assets/') ? immutable : revalidate),
    (path, body) => (path === '/index.html' ? writeHosts(body, hosts) : body),
  )
  if (files.count === 0)
    logger.warn({ folder }, 'the front end is not built: only the API answers (npm run build)')
  return new Hono().get('*', (context) => {
    const { path, raw } = context.req
    const isRoute = !/\.[a-z0-9]+$/i.test(path)
    const response =
      (path === '/' ? null : files.respond(path, raw)) ??
      (isRoute ? files.respond('/index.html', raw) : null)
    return response ?? context.text('NOT FOUND\n', 404)
  })
}
