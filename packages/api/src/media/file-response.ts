import type { OpenFile } from '../ports/services.ts'

/**
 * Responds with an image, which is read while it is sent. The headers keep browsers from guessing another content type
 * and from running scripts. A changed image gets a new address, so the response can be cached
 * forever.
 */
export function fileResponse({ content, type }: OpenFile): Response {
  return new Response(content.stream(), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(content.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
