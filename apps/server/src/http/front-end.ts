import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { hostName } from './host-check.ts'
import { embedFile, embedRoutes } from './embed-routes.ts'
import { servicesOf, writeAnalytics } from './page-analytics.ts'
import { backendOf, writeBackend } from './page-backend.ts'
import { parsePreloads, writePreloads } from './page-preloads.ts'
import { productOf, writeHosts, type ProductHosts } from './product-hosts.ts'
import { isSecretPath } from './security-headers.ts'
import { pageFile, respondWith, type StaticFile } from './static-file.ts'
import { immutable, loadStaticFiles } from './static-files.ts'

const revalidate = 'no-cache'

/** The settings that are written into the pages. */
type PageSettings = ProductHosts & Pick<Settings, 'analytics' | 'firebase' | 'functionsUrl'>

/**
 * Serves the built front end. A path without a file extension that matches no file counts as a
 * route and gets the index page, with preload links for the scripts of that route. Any other path
 * without a file gets 404.
 */
export async function frontEndRoutes(
  folder: string,
  settings: PageSettings,
  publicUrl: string,
  logger: Logger,
): Promise<Hono> {
  const files = await loadStaticFiles(folder, (path) =>
    path.startsWith('/assets/') ? immutable : revalidate,
  )
  if (files.count === 0)
    logger.warn({ folder }, 'the front end is not built: only the API answers (npm run build)')
  const index = files.read('/index.html')
  const pages = index && pagesOf(index, files.read('/preloads.json'), settings)
  const embed = embedRoutes({ hosts: settings, publicUrl, page: files.read(embedFile) })
  return new Hono().route('/', embed).get('*', (context) => {
    const { path, raw } = context.req
    const isRoute = !/\.[a-z0-9]+$/i.test(path)
    const isPage = path === '/' || path === '/index.html'
    // The embedded page is served only at `/embed`, not at the path of its file.
    const isServed = !isPage && path !== embedFile
    const file = isServed ? files.respond(path, raw) : null
    if (file) return file
    if (!pages || !(isRoute || isPage)) return context.text('NOT FOUND\n', 404)
    return respondWith(pages(hostName(context.req.header('host')), path), raw, revalidate)
  })
}

/**
 * Creates two documents, one of them for secret addresses, for each entry of `preloads.json`, and
 * two without preloads for each product; returns a function that selects the document for a host
 * name and a path.
 */
function pagesOf(index: Uint8Array, preloads: Uint8Array | null, settings: PageSettings) {
  const document = new TextDecoder().decode(writeHosts(index, settings))
  const page = (product: string, isSecret: boolean, files: readonly string[]) => {
    const services = servicesOf(settings.analytics, { product, isSecret })
    const configured = writeBackend(
      writeAnalytics(document, services),
      backendOf(settings, product),
    )
    return pageFile(new TextEncoder().encode(writePreloads(configured, files)))
  }
  const bothOf = (product: string, files: readonly string[]) => ({
    open: page(product, false, files),
    secret: page(product, true, files),
  })
  const plain = Object.fromEntries(
    [settings.app, ...settings.hosts.values()].map((product) => [product, bothOf(product, [])]),
  )
  const pages = parsePreloads(preloads).map(({ product, path, files }) => ({
    product,
    path: new RegExp(path),
    ...bothOf(product, files),
  }))
  return (hostname: string, path: string): StaticFile => {
    const product = productOf(hostname, settings)
    const found =
      pages.find((candidate) => candidate.product === product && candidate.path.test(path)) ??
      plain[product]
    if (!found) throw new Error(`No page was made for the product ${product}`)
    return isSecretPath(product, path) ? found.secret : found.open
  }
}
