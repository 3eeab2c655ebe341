import path from 'node:path'
import { readScreens, type Screen } from './read-routes.ts'

/** What an address of a product loads before its page can be used. */
export interface PageModules {
  product: string
  name: string
  /** Source of a regular expression over the path. */
  path: string
  /** Modules that load on demand, by their paths in the repository; what they import comes along. */
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

/** Screens that are shown for a team alone too. */
const teamScope = '^(?:/team/[^/]+)?'

function pageOf({ name, module, place, routes }: Screen): PageModules {
  const start = place === 'scoped' || place === 'managed' ? teamScope : '^'
  const paths = routes.map((route) => route.replace(/:\w+/g, '[^/]+'))
  const frame = place === 'visited' ? app : signedInArea
  return page(name, `${start}/(?:${paths.join('|')})/?$`, frame, module)
}

const features = `${product}/features`

/**
 * Every page of the signature product. The front end's build makes files of the scripts that the same
 * pages need, and the server names those of a page in its document. The screens of the features stand
 * in their `routes.tsx`; here stand those that the routers of `app` choose between. A test in the
 * browser finds a script that is missing here.
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
