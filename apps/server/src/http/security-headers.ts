import type { FirebaseSettings } from '@org/adapters/identity'
import type { PhotoSettings } from '@org/adapters/photo-network'
import { createMiddleware } from 'hono/factory'
import type { AnalyticsSettings } from '../settings/setting-types.ts'
import type { Settings } from '../settings/settings.ts'
import { hostName } from './host-check.ts'
import { backendOf, type PageBackend } from './page-backend.ts'
import { type ProductHosts, productOf } from './product-hosts.ts'

type Directives = Readonly<Record<string, readonly string[]>>

/**
 * The policy that all pages except the embedded tour share; some pages add directives. Inline
 * scripts are forbidden. Inline styles are allowed: styled-components writes them, and a signature
 * preview (a sandboxed iframe without scripts) inherits this policy. Images may come from anywhere:
 * signatures can refer to images on any server, and the identity service and the photo network name
 * the addresses of their pictures in each response.
 */
const base: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/**
 * Directives that Stripe's card fields need
 * (docs.stripe.com/security/guide#content-security-policy).
 */
const stripe: Directives = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}

/** Directives of a page that scans codes with the camera, using a WebAssembly program. */
const scanning: Directives = { 'script-src': ["'wasm-unsafe-eval'"] }

/** Directives of pages that play videos, including copies in the browser's storage. */
const training: Directives = { 'media-src': ["'self'", 'blob:'] }

/**
 * Returns the directives that sign-in with Firebase needs: they allow its API calls and, for the
 * sign-in popup, a script from Google and a frame from the project's domain. They apply to all
 * pages except those with a secret address and those of the tour, because users may reach the
 * sign-in screen from any of these pages without loading a new document.
 */
function firebaseDirectives({ config, ...settings }: FirebaseSettings): Directives {
  const { authEmulator, firestoreEmulator } = settings
  const emulators = [authEmulator, firestoreEmulator].filter((address) => address !== null)
  return {
    'script-src': ['https://apis.google.com'],
    'frame-src': [`https://${config.authDomain}`, ...(authEmulator ? [authEmulator] : [])],
    'connect-src': [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      ...emulators,
    ],
  }
}

/**
 * Allows video previews of the photo network, which come from servers named in its responses. If
 * the API address is unencrypted, like that of a local stand-in, its origin is allowed too.
 */
function photoDirectives({ apiUrl }: PhotoSettings): Directives {
  const { origin, protocol } = new URL(apiUrl)
  return { 'media-src': ["'self'", 'https:', ...(protocol === 'http:' ? [origin] : [])] }
}

/**
 * Directives for pages whose API calls go to the cloud functions. Only coaching has videos, which
 * the functions serve too; photos need no directive, because images are allowed from anywhere.
 */
function functionDirectives({ functions_url }: PageBackend, product: string): Directives {
  const { origin } = new URL(functions_url)
  return { 'connect-src': [origin], ...(product === 'coaching' && { 'media-src': [origin] }) }
}

/**
 * Directives of the analytics services to which pages send events directly, without a script of the
 * service.
 */
function eventDirectives({ matomo, plausible }: AnalyticsSettings): Directives {
  return { 'connect-src': [matomo, plausible].flatMap((service) => service?.url ?? []) }
}

/**
 * Directives of Firebase Analytics and of the script that it loads
 * (developers.google.com/tag-platform/security/guides/csp).
 */
const firebaseAnalytics: Directives = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

/**
 * The policy of the embedded tour. Any page may frame it; it shows the customer's images and, after
 * a click, Matterport's viewer, and requests nothing else.
 */
const embedded: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ['https:'],
  'font-src': ["'self'"],
  'frame-src': ['https://my.matterport.com'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

type PolicySettings = ProductHosts &
  Pick<Settings, 'firebase' | 'functionsUrl' | 'photoNetwork' | 'analytics'>

/** The permissions of the page or worker at a path of a host. */
export interface PagePolicy {
  /** Content security policy of the page or worker. */
  content: string
  /** Whether any site may show the page in a frame. */
  isFramed: boolean
  hasCamera: boolean
  /**
   * Whether the page's address is a secret, which must stay out of caches, indexes and referrers.
   */
  isSecret: boolean
}

export type PagePolicies = (hostname: string, path: string) => PagePolicy

export function pagePolicies({
  firebase,
  functionsUrl,
  photoNetwork,
  analytics,
  ...hosts
}: PolicySettings): PagePolicies {
  const signIn = firebase ? firebaseDirectives(firebase) : {}
  const photos = photoNetwork ? photoDirectives(photoNetwork) : {}
  const events = eventDirectives(analytics)
  const services = joined(events, analytics.firebase ? firebaseAnalytics : {})
  const policy = (
    directives: Directives,
    { hasCamera = false, isFramed = false, isSecret = false } = {},
  ): PagePolicy => ({ content: serialize(directives), hasCamera, isFramed, isSecret })
  const pages = joined(base, signIn, services)
  const page = policy(joined(pages, photos))
  const tour = policy(base)
  const billing = policy(joined(pages, photos, stripe))
  const install = policy(joined(base, events), { isSecret: true })
  const functionsOf = (product: string) => {
    const backend = backendOf({ firebase, functionsUrl }, product)
    return backend ? functionDirectives(backend, product) : {}
  }
  const stock = policy(joined(pages, scanning, functionsOf('stock')), { hasCamera: true })
  const coaching = policy(joined(pages, photos, training, functionsOf('coaching')))
  const admin = policy(joined(pages, functionsOf('coaching-admin')))
  const shared = policy(joined(base, events, training, functionsOf('coaching')), {
    isSecret: true,
  })
  const embed = policy(embedded, { isFramed: true })
  return (hostname, path) => {
    const product = productOf(hostname, hosts)
    const isSecret = isSecretPath(product, path)
    if (product === 'tour') return embedPage.test(path) ? embed : tour
    if (product === 'stock') return stock
    if (product === 'coaching') return isSecret ? shared : coaching
    if (product === 'coaching-admin' && !isSecret) return admin
    if (isSecret) return install
    return /^\/billing\/?$/.test(path) ? billing : page
  }
}

function joined(...parts: readonly Directives[]): Directives {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries(
    [...names].map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]),
  )
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const installPage = /^\/user\/[^/]+\/install-email\/?$/

/** Path of a training session, which contains the key of its link. */
const sharedSession = /^\/app\/training-sessions\/[^/]+\/?$/

/**
 * Whether a page's address is a secret. No third party's script runs on such a page, since it could
 * read the address.
 */
export function isSecretPath(product: string, path: string): boolean {
  return (product === 'coaching' ? sharedSession : installPage).test(path)
}

const embedPage = /^\/embed\/?$/

/**
 * Paths of scripts, styles and fonts. These files get no policy, because browsers apply only the
 * policies of documents and workers. The headers would also be as large as a small script.
 */
const pagePart = /^\/assets\/(?:embed\/)?[^/]+\.(?:js|css|woff2)$/

/** One year, in seconds. */
const strictTransport = 'max-age=31536000'

/** Returns the headers of every response, including those of banners and health checks. */
export function commonHeaders({
  publicUrl,
  hstsSubdomains,
}: Pick<Settings, 'publicUrl' | 'hstsSubdomains'>): Headers {
  const headers = new Headers({ 'x-content-type-options': 'nosniff' })
  if (publicUrl?.startsWith('https:')) {
    const scope = hstsSubdomains ? '; includeSubDomains' : ''
    headers.set('strict-transport-security', strictTransport + scope)
  }
  return headers
}

/**
 * Adds the security headers of pages to all responses except scripts, styles and fonts. Headers
 * that a response already has are kept, except on pages with a secret address.
 */
export const securityHeaders = (policyOf: PagePolicies) =>
  createMiddleware(async (context, next) => {
    await next()
    const path = context.req.path
    if (pagePart.test(path) && context.res.status < 400) return
    const { content, hasCamera, isFramed, isSecret } = policyOf(
      hostName(context.req.header('host')),
      path,
    )
    const headers: Record<string, string> = {
      'content-security-policy': content,
      'referrer-policy': isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
      ...(!isFramed && { 'x-frame-options': 'DENY' }),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': `camera=(${hasCamera ? 'self' : ''}), microphone=(), geolocation=()`,
      ...(isSecret && { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' }),
    }
    for (const [name, value] of Object.entries(headers))
      if (isSecret || !context.res.headers.has(name)) context.res.headers.set(name, value)
  })
