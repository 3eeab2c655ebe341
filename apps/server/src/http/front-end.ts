import { Hono } from 'hono'
import { immutable, loadStaticFiles } from './static-files.ts'

const revalidate = 'no-cache'

/**
 * The built front end. A path without a file is one of its routes and gets the index page; a path
 * that looks like a file, or that asks for something other than a page, does not.
 */
export async function frontEndRoutes(folder: string): Promise<Hono> {
  const files = await loadStaticFiles(folder, (path) =>
    path.startsWith('/assets/') ? immutable : revalidate,
  )
  return new Hono().get('*', (context) => {
    const { path, raw } = context.req
    const isRoute = !/\.[a-z0-9]+$/i.test(path)
    const response =
      (path === '/' ? null : files.respond(path, raw)) ??
      (isRoute ? files.respond('/index.html', raw) : null)
    return response ?? context.text('NOT FOUND\n', 404)
  })
}
