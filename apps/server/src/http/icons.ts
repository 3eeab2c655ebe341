import { createRequire } from 'node:module'
import { Hono } from 'hono'
import { immutable, loadStaticFiles } from './static-files.ts'

const folder = createRequire(import.meta.url)
  .resolve('@org/signature/package.json')
  .replace(/package\.json$/, 'icons')

/** Serves the social icons under a stable address, to any origin: mail clients fetch them. */
export async function iconRoutes(): Promise<Hono> {
  const files = await loadStaticFiles(folder, () => immutable)
  return new Hono().get('/icons/v1/:file', (context) => {
    const response = files.respond(`/${context.req.param('file')}`, context.req.raw)
    if (!response) return context.text('No such icon.\n', 404)
    response.headers.set('access-control-allow-origin', '*')
    response.headers.set('cross-origin-resource-policy', 'cross-origin')
    return response
  })
}
