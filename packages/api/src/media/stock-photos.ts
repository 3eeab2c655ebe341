import type { StockPhoto } from '../contract/entities/stock/photo.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Images, OpenFile, Secrets, StoredFile } from '../ports/services.ts'
import { encodeImage } from './encode-image.ts'

const daySeconds = 86_400

/** Returns the key under which a photo of the stock product is stored. */
export const photoKey = (organisationId: string, ref: string): string =>
  `stock-photos/${organisationId}/${ref}`

/**
 * Decodes an uploaded photo and encodes it again, upright and without metadata. Throws MEDIA_TYPE
 * if its content is not a readable JPEG (specification 3, section 5.1), and TOO_LARGE if decoding
 * needs too much memory.
 */
export async function encodePhoto(
  images: Images,
  owner: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredFile> {
  const message = 'Votre photo doit etre au format jpg'
  return encodeImage(images, owner, bytes, ['image/jpeg'], message)
}

/** Computes the signature of an address that shows a photo until `expiry`. */
export async function photoSignature(
  secrets: Secrets,
  organisationId: string,
  ref: string,
  expiry: number,
): Promise<string> {
  return secrets.hmac('stock-photo', `${organisationId}:${ref}:${expiry}`)
}

/** Returns a photo with an address that expires at the end of tomorrow; null for no photo. */
export async function photoView(
  { secrets, settings }: Pick<Adapters, 'secrets' | 'settings'>,
  row: { organisation_id: string; photo: string | null },
  now: number,
): Promise<StockPhoto | null> {
  const { organisation_id, photo: ref } = row
  if (ref === null) return null
  const expiry = (Math.floor(now / daySeconds) + 2) * daySeconds
  const query = new URLSearchParams({
    o: organisation_id,
    e: String(expiry),
    s: await photoSignature(secrets, organisation_id, ref, expiry),
  })
  return {
    ref,
    url: `${settings.filesUrlOf('stock')}/api/stock/photo-file/${ref}?${query.toString()}`,
  }
}

/**
 * Responds with a photo that only the requesting browser may cache. A changed photo gets a new
 * address.
 */
export function photoResponse({ content, type }: OpenFile): Response {
  return new Response(content.stream(), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(content.size),
      'Cache-Control': 'private, max-age=86400, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
