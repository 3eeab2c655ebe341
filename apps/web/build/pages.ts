/** What an address of a product loads before its page can be used. */
export interface PageModules {
  product: string
  name: string
  /** Source of a regular expression over the path. */
  path: string
  /** Modules that load on demand, by their paths in the repository; what they import comes along. */
  modules: readonly string[]
}

const product = 'apps/signature/src'
const entry = `${product}/index.ts`
const publicPages = [entry, `${product}/public-router.tsx`]
const app = [entry, 'apps/web/src/host/open-app.tsx', `${product}/product.ts`]
const signedInArea = [...app, `${product}/shell/signed-in-area.ts`]

const scope = '^(?:/team/[^/]+)?'

const page = (name: string, path: string, frame: readonly string[], ...modules: string[]) => ({
  product: 'signature',
  name,
  path,
  modules: [...frame, ...modules.map((module) => `${product}/${module}`)],
})

/**
 * Every page of the signature product. The front end's build makes files of the scripts that the same
 * pages need, and the server names those of a page in its document. Here stands what the routers
 * load for each address (`public-pages.ts` and `pages.ts` of the product); a test in the browser
 * finds a script that is missing here.
 */
export const pages: readonly PageModules[] = [
  page('landing', '^/$', publicPages, 'screens/landing/landing-page.tsx'),
  page('install', '^/user/[^/]+/install-email/?$', publicPages, 'install/index.ts'),
  page('sign-in', '^/(?:login|auth/sign-in)/?$', app, 'screens/sign-in/sign-in-page.tsx'),
  page('onboarding', '^/auth/onboarding/?$', app, 'screens/sign-in/identity/onboarding-page.tsx'),
  page(
    'own-organisation',
    '^/auth/own-organisation/?$',
    app,
    'screens/sign-in/own-organisation-page.tsx',
  ),
  page('photo-network', '^/photo-network/?$', app, 'screens/photo-network/photo-callback.tsx'),
  page('wizard', '^/create-signature-company/?$', app, 'screens/wizard/wizard-page.tsx'),
  page('home', '^/home/?$', signedInArea, 'screens/company/company-page.tsx'),
  page('member-home', '^/home/?$', signedInArea, 'screens/member-home/member-home.tsx'),
  page('profile', '^/profile/?$', signedInArea, 'screens/profile/profile-page.tsx'),
  page(
    'linked-accounts',
    '^/linked-accounts/?$',
    signedInArea,
    'screens/linked-accounts/linked-accounts-page.tsx',
  ),
  page(
    'editor-experiment',
    '^/experiments/signature-editor/?$',
    signedInArea,
    'screens/experiments/editor-experiment.tsx',
  ),
  page(
    'upload-experiment',
    '^/experiments/upload/?$',
    signedInArea,
    'screens/experiments/upload-experiment.tsx',
  ),
  page('deploy', `${scope}/deploy/?$`, signedInArea, 'screens/deploy/deploy-page.tsx'),
  page(
    'signatures',
    `${scope}/signatures/?$`,
    signedInArea,
    'screens/signatures/signatures-page.tsx',
  ),
  page(
    'editor',
    `${scope}/(?:signatures/new|signature/[^/]+)/?$`,
    signedInArea,
    'screens/editor/editor-page.tsx',
  ),
  page('users', `${scope}/users/?$`, signedInArea, 'screens/users/users-page.tsx'),
  page('banners', `${scope}/banners/?$`, signedInArea, 'screens/banners/banners-page.tsx'),
  page('teams', '^/teams/?$', signedInArea, 'screens/teams/teams-page.tsx'),
  page('audit', '^/audit/?$', signedInArea, 'screens/audit/audit-page.tsx'),
  page('billing', '^/billing/?$', signedInArea, 'screens/billing/billing-page.tsx'),
  page('team', `${scope}/team/[^/]+/?$`, signedInArea, 'screens/teams/team-page.tsx'),
  page('signed-in', '^/unauthorized/?$', signedInArea),
  page('app', '.', app),
]
