import type { Banner } from './load-banner.ts'

/** An answer as plain data, for hosts that write it without a Response object. */
export interface BannerAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

/** JSON when requested, else a redirect to the image, or a transparent image of its size. */
export function bannerAnswer({ reference, blank }: Banner, accept: string): BannerAnswer {
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
