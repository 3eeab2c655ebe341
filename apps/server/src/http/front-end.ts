import { Hono } from 'hono'
import type { Logger } from 'pino'
import { hostName } from './host-check.ts'
import { parsePreloads, writePreloads } from './page-preloads.ts'
import { productOf, writeHosts, type ProductHosts } from './product-hosts.ts'
import { pageFile, respondWith, type StaticFile } from './static-file.ts'
import { immutable, loadStaticFiles } from './static-files.ts'

const revalidate = 'no-cache'

/**
 * Serves the built front end. A path without a file extension that matches no file counts as a
 * route and gets the index page, with preload links for the scripts of that route. Any other path
 * without a file gets 404.
 */
export async function frontEndRoutes(
  folder: string,
  hosts: ProductHosts,
  logger: Logger,
): Promise<Hono> {
  const files = await loadStaticFiles(folder, (path) =>
    path.startsWith('/assets/') ? immutable : revalidate,
  )
  if (files.count === 0)
    logger.warn({ folder }, 'the front end is not built: only the API answers (npm run build)')
  const index = files.read('/index.html')
  const pages = index && pagesOf(index, files.read('/preloads.json'), hosts)
  return new Hono().get('*', (context) => {
    const { path, raw } = context.req
    const isRoute = !/\.[a-z0-9]+$/i.test(path)
    const isPage = path === '/' || path === '/index.html'
    const file = isPage ? null : files.respond(path, raw)
    if (file) return file
    if (!pages || !(isRoute || isPage)) return context.text('NOT FOUND\n', 404)
    return respondWith(pages(hostName(context.req.header('host')), path), raw, revalidate)
  })
}

/**
 * Creates a document for each entry of `preloads.json`, and one without preloads; returns a
 * function that selects the document for a host name and a path.
 */
function pagesOf(index: Uint8Array, preloads: Uint8Array | null, hosts: ProductHosts) {
  const document = new TextDecoder().decode(writeHosts(index, hosts))
  const page = (files: readonly string[]) =>
    pageFile(new TextEncoder().encode(writePreloads(document, files)))
  const plain = page([])
  const pages = parsePreloads(preloads).map(({ product, path, files }) => ({
    product,
    path: new RegExp(path),
    file: page(files),
  }))
  return (hostname: string, path: string): StaticFile => {
    const product = productOf(hostname, hosts)
    return (
      pages.find((candidate) => candidate.product === product && candidate.path.test(path))?.file ??
      plain
    )
  }
}
