import path from 'node:path'
import { readScreens, type Screen } from './read-routes.ts'

/** The modules that a page must load before it can be used. */
export interface PageModules {
  product: string
  /** Unique among the pages of all products. */
  name: string
  /** Source of a regular expression for the path. */
  path: string
  /** Paths in the repository of the modules that load on demand. Their static imports are implied. */
  modules: readonly string[]
}

const root = path.resolve(import.meta.dirname, '../../..')

/** The frames of a product's pages: the modules that load before the screen's own. */
interface Frames {
  app: readonly string[]
  signedInArea: readonly string[]
}

function framesOf(source: string): Frames {
  const app = [`${source}/index.ts`, 'apps/web/src/host/open-app.tsx', `${source}/app/product.ts`]
  return { app, signedInArea: [...app, `${source}/app/shell/signed-in-area.ts`] }
}

const pathsOf = ({ routes }: Screen) =>
  routes.map((route) => route.replace(/^\//, '').replace(/:\w+/g, '[^/]+')).join('|')

/**
 * The pages of the signature product: the screens that its features list in `routes.ts`, and two pages
 * for the other addresses.
 */
function signaturePages(): PageModules[] {
  const product = 'signature'
  const source = 'apps/signature/src'
  const { app, signedInArea } = framesOf(source)
  const publicPages = [`${source}/index.ts`, `${source}/app/public-router.tsx`]
  /** Prefix of screens that can also be limited to one team. */
  const teamScope = '^(?:/team/[^/]+)?'
  const frameOf = (place: string) => {
    if (place === 'bare' || place === 'visitors') return publicPages
    return place === 'visited' ? app : signedInArea
  }
  const screens = readScreens(root, source).map((screen): PageModules => {
    const { name, module, place } = screen
    const start = place === 'scoped' || place === 'managed' ? teamScope : '^'
    const modules = [...frameOf(place), module]
    return { product, name, path: `${start}/(?:${pathsOf(screen)})/?$`, modules }
  })
  return [
    ...screens,
    { product, name: 'signed-in', path: '^/unauthorized/?$', modules: signedInArea },
    { product, name: 'app', path: '.', modules: app },
  ]
}

/** The pages of a product without public pages, likewise. */
function pagesOf(product: string): PageModules[] {
  const source = `apps/${product}/src`
  const { app, signedInArea } = framesOf(source)
  const screens = readScreens(root, source).map((screen): PageModules => {
    const { name, module, place } = screen
    const frame = place === 'bare' || place === 'visited' ? app : signedInArea
    const path = `^/(?:${pathsOf(screen)})/?$`
    return { product, name: `${product}/${name}`, path, modules: [...frame, module] }
  })
  return [...screens, { product, name: `${product}/app`, path: '.', modules: app }]
}

/**
 * All pages. The front-end build bundles the scripts that the same pages need, and the server preloads
 * the scripts of each page. A browser test reports scripts that are missing here.
 */
export const pages: readonly PageModules[] = [
  ...signaturePages(),
  ...pagesOf('coaching'),
  ...pagesOf('coaching-admin'),
  ...pagesOf('stock'),
]
