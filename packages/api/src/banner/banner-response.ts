import type { Banner } from './load-banner.ts'

/** A response as plain data, for hosts that do not use Response objects. */
export interface BannerResponse {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

/**
 * Returns JSON if the client accepts it. Otherwise, redirects to the current image or, if there is
 * none, returns a transparent image of the reserved size.
 */
export function bannerResponse({ reference, blank }: Banner, accept: string): BannerResponse {
  const headers = {
    'Cache-Control': `public, max-age=${reference.expire}`,
    Vary: 'Accept',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
  if (accept.includes('application/json')) {
    const type = 'application/json; charset=utf-8'
    return {
      status: 200,
      headers: { ...headers, 'Content-Type': type },
      body: JSON.stringify(reference),
    }
  }
  if (reference.path !== null) {
    return { status: 302, headers: { ...headers, Location: reference.path }, body: null }
  }
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': 'image/png' },
    body: blank?.bytes ?? null,
  }
}

/** Redirects to the page that the banner leads to; without one, the reader stays in the mail. */
export function bannerLinkResponse({ reference, link }: Banner): BannerResponse {
  const headers = { 'Cache-Control': `public, max-age=${reference.expire}` }
  if (link === null) return { status: 204, headers, body: null }
  return { status: 302, headers: { ...headers, Location: link }, body: null }
}
