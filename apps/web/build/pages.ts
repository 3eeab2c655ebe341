import path from 'node:path'
import { readScreens, type Screen } from './read-routes.ts'

/** The modules that a page must load before it can be used. */
export interface PageModules {
  product: string
  name: string
  /** Source of a regular expression for the path. */
  path: string
  /** Modules that load on demand, by their paths in the repository; their imports are implied. */
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

function pageOf({ name, module, place, routes }: Screen): PageModules {
  const start = place === 'scoped' || place === 'managed' ? teamScope : '^'
  const paths = routes.map((route) => route.replace(/:\w+/g, '[^/]+'))
  const frame = place === 'visited' ? app : signedInArea
  return page(name, `${start}/(?:${paths.join('|')})/?$`, frame, module)
}

const features = `${product}/features`

/**
 * All pages of the signature product. The front-end build bundles scripts that the same pages need,
 * and the server preloads those of each page. The screens of the features are listed in their
 * `routes.tsx`; the pages that the routers of `app` choose between are listed here. A browser test
 * finds scripts that are missing here.
 */
export const pages: readonly PageModules[] = [
  page('landing', '^/$', publicPages, `${features}/landing/landing-page.tsx`),
  page(
    'install',
    '^/user/[^/]+/install-email/?$',
    publicPages,
    `${features}/install/install-page/install-page.tsx`,
  ),
  page('home', '^/home/?$', signedInArea, `${features}/company/company-page.tsx`),
  page('member-home', '^/home/?$', signedInArea, `${features}/member-home/member-home.tsx`),
  ...readScreens(root, product).map(pageOf),
  page('signed-in', '^/unauthorized/?$', signedInArea),
  page('app', '.', app),
]
