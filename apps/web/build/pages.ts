import path from 'node:path'
import { readScreens, type Screen } from './read-routes.ts'

/** The modules that a page must load before it can be used. */
export interface PageModules {
  product: string
  name: string
  /** Source of a regular expression for the path. */
  path: string
  /** Paths in the repository of the modules that load on demand. Their static imports are implied. */
  modules: readonly string[]
}

const root = path.resolve(import.meta.dirname, '../../..')
const product = 'apps/signature/src'
const entry = `${product}/index.ts`
const publicPages = [entry, `${product}/app/public-router.tsx`]
const app = [entry, 'apps/web/src/host/open-app.tsx', `${product}/app/product.ts`]
const signedInArea = [...app, `${product}/app/shell/signed-in-area.ts`]

const page = (name: string, path: string, frame: readonly string[], ...modules: string[]) => ({
  product: 'signature',
  name,
  path,
  modules: [...frame, ...modules],
})

/** Prefix of screens that can also be limited to one team. */
const teamScope = '^(?:/team/[^/]+)?'

const publicPlaces = ['bare', 'visitors']
const frameOf = (place: string) => {
  if (publicPlaces.includes(place)) return publicPages
  return place === 'visited' ? app : signedInArea
}

function pageOf({ name, module, place, routes }: Screen): PageModules {
  const start = place === 'scoped' || place === 'managed' ? teamScope : '^'
  const paths = routes.map((route) => route.replace(/^\//, '').replace(/:\w+/g, '[^/]+'))
  return page(name, `${start}/(?:${paths.join('|')})/?$`, frameOf(place), module)
}

/**
 * All pages of the signature product: the screens that its features list in `routes.ts`, and two pages
 * for the other addresses. The front-end build bundles the scripts that the same pages need, and the
 * server preloads the scripts of each page. A browser test reports scripts that are missing here.
 */
export const pages: readonly PageModules[] = [
  ...readScreens(root, product).map(pageOf),
  page('signed-in', '^/unauthorized/?$', signedInArea),
  page('app', '.', app),
]
