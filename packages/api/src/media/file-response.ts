import type { StoredFile } from '../ports/services.ts'

/**
 * The bytes of an image: its type is ours and fixed, nothing in it may run, and since a changed
 * image has another address it may be cached forever.
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
