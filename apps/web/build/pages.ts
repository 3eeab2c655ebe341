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
const publicPages = [entry, `${product}/app/public-router.tsx`]
const app = [entry, 'apps/web/src/host/open-app.tsx', `${product}/app/product.ts`]
const signedInArea = [...app, `${product}/app/shell/signed-in-area.ts`]

const scope = '^(?:/team/[^/]+)?'

const page = (name: string, path: string, frame: readonly string[], ...modules: string[]) => ({
  product: 'signature',
  name,
  path,
  modules: [...frame, ...modules.map((module) => `${product}/features/${module}`)],
})

/**
 * Every page of the signature product. The front end's build makes files of the scripts that the same
 * pages need, and the server names those of a page in its document. Here stands what the
 * features load for each address (their `routes.tsx`); a test in the browser finds a script that is
 * missing here.
 */
export const pages: readonly PageModules[] = [
  page('landing', '^/$', publicPages, 'landing/landing-page.tsx'),
  page(
    'install',
    '^/user/[^/]+/install-email/?$',
    publicPages,
    'install/install-page/install-page.tsx',
  ),
  page('sign-in', '^/(?:login|auth/sign-in)/?$', app, 'sign-in/sign-in-page.tsx'),
  page('onboarding', '^/auth/onboarding/?$', app, 'sign-in/identity/onboarding-page.tsx'),
  page('own-organisation', '^/auth/own-organisation/?$', app, 'sign-in/own-organisation-page.tsx'),
  page('photo-network', '^/photo-network/?$', app, 'photo-network/photo-callback.tsx'),
  page('wizard', '^/create-signature-company/?$', app, 'onboarding/wizard/wizard-page.tsx'),
  page('home', '^/home/?$', signedInArea, 'company/company-page.tsx'),
  page('member-home', '^/home/?$', signedInArea, 'member-home/member-home.tsx'),
  page('profile', '^/profile/?$', signedInArea, 'profile/profile-page.tsx'),
  page(
    'linked-accounts',
    '^/linked-accounts/?$',
    signedInArea,
    'linked-accounts/linked-accounts-page.tsx',
  ),
  page(
    'editor-experiment',
    '^/experiments/signature-editor/?$',
    signedInArea,
    'experiments/editor-experiment.tsx',
  ),
  page(
    'upload-experiment',
    '^/experiments/upload/?$',
    signedInArea,
    'experiments/upload-experiment.tsx',
  ),
  page('deploy', `${scope}/deploy/?$`, signedInArea, 'deploy/deploy-page.tsx'),
  page('signatures', `${scope}/signatures/?$`, signedInArea, 'signatures/list/signatures-page.tsx'),
  page(
    'editor',
    `${scope}/(?:signatures/new|signature/[^/]+)/?$`,
    signedInArea,
    'signatures/editor/editor-page.tsx',
  ),
  page('users', `${scope}/users/?$`, signedInArea, 'employees/list/employees-page.tsx'),
  page('banners', `${scope}/banners/?$`, signedInArea, 'banners/banners-page.tsx'),
  page('teams', '^/teams/?$', signedInArea, 'teams/teams-page.tsx'),
  page('audit', '^/audit/?$', signedInArea, 'audit/audit-page.tsx'),
  page('billing', '^/billing/?$', signedInArea, 'billing/billing-page.tsx'),
  page('team', `${scope}/team/[^/]+/?$`, signedInArea, 'teams/team-page.tsx'),
  page('signed-in', '^/unauthorized/?$', signedInArea),
  page('app', '.', app),
]
