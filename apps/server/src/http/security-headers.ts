import { createMiddleware } from 'hono/factory'

type Directives = Readonly<Record<string, readonly string[]>>

/**
 * No inline script anywhere. Inline styles stay allowed: styled-components writes them, and a
 * signature preview (a sandboxed frame without scripts) inherits this policy. Images come from
 * wherever a signature's author hosts them.
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

/** What Stripe's card fields need (docs.stripe.com/security/guide#content-security-policy). */
const stripe: Directives = {
  'script-src': ['https://js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}

const pagePolicy = serialize(base)
const billingPolicy = serialize(
  Object.fromEntries(
    Object.entries(base).map(([name, values]) => [name, [...values, ...(stripe[name] ?? [])]]),
  ),
)

/** The content security policy of the page at `path`. */
export function contentSecurityPolicy(path: string): string {
  return path === '/billing' ? billingPolicy : pagePolicy
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const installPage = /^\/user\/[^/]+\/install-email\/?$/

/** Adds the headers that every answer carries; an answer's own header of the same name stays. */
export const securityHeaders = createMiddleware(async (context, next) => {
  await next()
  const path = context.req.path
  const isInstallPage = installPage.test(path)
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(path),
    'x-content-type-options': 'nosniff',
    'referrer-policy': isInstallPage ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isInstallPage && { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' }),
  }
  for (const [name, value] of Object.entries(headers))
    if (isInstallPage || !context.res.headers.has(name)) context.res.headers.set(name, value)
})
