import { embedPath, parseTour } from '@org/api/tour'
import { type Context, Hono } from 'hono'
import { writeEmbedHead } from './embed-head.ts'
import { answerOembed, oembedPath } from './oembed.ts'
import { hostName } from './host-check.ts'
import { originOf, type ProductHosts, productOf } from './product-hosts.ts'
import { respondWith, staticFile } from './static-file.ts'

/** File of the embedded page in the built front end. */
export const embedFile = '/embed.html'

export interface EmbedRoutesOptions {
  hosts: ProductHosts
  publicUrl: string
  /** The built page; null if the front end is not built. */
  page: Uint8Array | null
}

/**
 * Creates the routes of the embedded tour, which exist only on the hosts of the tour generator: the
 * page `/embed`, and `/oembed`, which tells other programs how to show it.
 */
export function embedRoutes({ hosts, publicUrl, page }: EmbedRoutesOptions): Hono {
  const document = page && new TextDecoder().decode(page)
  const hostOf = (context: Context) => hostName(context.req.header('host'))
  const isTour = (context: Context) => productOf(hostOf(context), hosts) === 'tour'
  const app = new Hono()
  // In a sandbox without `allow-same-origin`, the page has an opaque origin that matches no other,
  // so its assets must be readable from any origin.
  app.get('/assets/embed/*', async (context, next) => {
    await next()
    if (isTour(context)) context.res.headers.set('access-control-allow-origin', '*')
  })
  app.get(oembedPath, (context) => {
    if (!isTour(context)) return context.text('NOT FOUND\n', 404)
    return answerOembed(new URL(context.req.url).searchParams, originOf(hostOf(context), publicUrl))
  })
  app.on('GET', [embedPath, `${embedPath}/`], (context) => {
    if (!isTour(context) || document === null) return context.text('NOT FOUND\n', 404)
    const { search } = new URL(context.req.url)
    const origin = originOf(hostOf(context), publicUrl)
    const written = writeEmbedHead(document, { tour: parseTour(search), origin, search })
    const file = staticFile(embedFile, new TextEncoder().encode(written))
    return respondWith(file, context.req.raw, 'no-cache')
  })
  return app
}
