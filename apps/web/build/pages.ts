import path from 'node:path'
import { readScreens, type Screen } from './read-routes.ts'

/** The modules that a page must load before it can be used. */
export interface PageModules {
  product: string
  /** Unique among the pages of all products. */
  name: string
  /** Source of a regular expression for the path. */
  path: string
  /**
   * Paths in the repository of the modules that load on demand. Their static imports are implied.
   */
  modules: readonly string[]
  /**
   * Whether the page must be small. When the build decides how to split code that several products
   * load, it considers the small pages of all these products, but the other pages of only the first
   * one.
   */
  isSmall?: true
}

const root = path.resolve(import.meta.dirname, '../../..')

/** The modules that load before the module of a screen, by the kind of page. */
interface Frames {
  /** Pages that work without the store. */
  publicPages: readonly string[]
  app: readonly string[]
  signedInArea: readonly string[]
}

function framesOf(source: string): Frames {
  const app = [`${source}/index.ts`, 'apps/web/src/host/open-app.tsx', `${source}/app/product.ts`]
  return {
    publicPages: [`${source}/index.ts`, `${source}/app/public-router.tsx`],
    app,
    signedInArea: [...app, `${source}/app/shell/signed-in-area.ts`],
  }
}

const pathsOf = ({ routes }: Screen) =>
  routes.map((route) => route.replace(/^\//, '').replace(/:\w+/g, '[^/]+')).join('|')

/**
 * Returns the pages of the signature product: the screens that its features list in `routes.ts`,
 * and two pages for all other addresses.
 */
function signaturePages(): PageModules[] {
  const product = 'signature'
  const source = 'apps/signature/src'
  const { publicPages, app, signedInArea } = framesOf(source)
  /** Prefix of the paths of screens that can also be limited to one team. */
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

/**
 * Returns the pages of a product without public pages: its screens, and one page for all other
 * addresses.
 */
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
 * Returns the pages of the coaching product. A session that is shared by link works without the
 * store. A coach's own session, whose id is longer than the key in a link, needs the store.
 */
function coachingPages(): PageModules[] {
  const product = 'coaching'
  const source = 'apps/coaching/src'
  const { publicPages, app } = framesOf(source)
  const detail = `${source}/features/training/detail`
  const session = `${detail}/training-session-page.tsx`
  const address = '^/app/training-sessions/'
  const shared = { name: 'coaching/shared-session', path: `${address}[^/]{1,31}$` }
  const own = { name: 'coaching/own-session', path: address }
  const isTraining = ({ modules }: PageModules) =>
    modules.some((module) => module.startsWith(detail))
  return [
    { product, ...shared, modules: [...publicPages, session], isSmall: true },
    { product, ...own, modules: [...app, session, `${detail}/own-session.tsx`] },
    {
      product,
      name: 'coaching/launch-page',
      path: '^/training-session/launch/?$',
      modules: [...publicPages, `${detail}/launch-page.tsx`],
    },
    ...pagesOf(product).filter((page) => !isTraining(page)),
  ]
}

/** Returns the pages of the tour generator, which work without a store. */
function tourPages(): PageModules[] {
  const product = 'tour'
  const source = 'apps/tour/src'
  const { publicPages } = framesOf(source)
  const screens = readScreens(root, source).map((screen): PageModules => {
    const { name, module } = screen
    const path = `^/(?:${pathsOf(screen)})/?$`
    return { product, name: `${product}/${name}`, path, modules: [...publicPages, module] }
  })
  return [...screens, { product, name: `${product}/app`, path: '.', modules: publicPages }]
}

/**
 * All pages. The front-end build bundles together scripts that are needed by the same pages, and
 * the server preloads the scripts of each page. A browser test reports scripts that are missing
 * here.
 */
export const pages: readonly PageModules[] = [
  ...signaturePages(),
  ...coachingPages(),
  ...pagesOf('coaching-admin'),
  ...pagesOf('stock'),
  ...tourPages(),
]
