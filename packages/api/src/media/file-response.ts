import type { StoredFile } from '../ports/services.ts'

/**
 * Responds with the bytes of an image. The headers keep browsers from guessing another content type
 * and from running scripts. A changed image gets a new address, so the response can be cached
 * forever.
 */
export function fileResponse({ bytes, type }: StoredFile): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
