import { apiError } from '../contract/errors.ts'
import { inspectImage } from '../media/inspect-image.ts'
import type { OpenFile, Secrets } from '../ports/services.ts'

/** How long the address of an ordonnance is valid, in seconds. */
export const addressSeconds = 600

/** Maximum total size of the files attached to one mail, in bytes. */
export const maxAttachmentBytes = 20 * 1024 * 1024

/** Returns the total size of an order's ordonnances, in bytes. */
export const bytesOf = (files: readonly { size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)

interface Place {
  organisationId: string
  commandId: string
}

/** Returns the prefix shared by the keys of an organisation's ordonnances. */
export const ordonnancesOf = (organisationId: string): string => `ordonnances/${organisationId}/`

/** Returns the prefix shared by the keys of an order's ordonnances. */
export function ordonnanceFolder({ organisationId, commandId }: Place): string {
  return `${ordonnancesOf(organisationId)}${commandId}/`
}

/** Returns the key of an ordonnance in the store. */
export const ordonnanceKey = (place: Place, ref: string): string => ordonnanceFolder(place) + ref

/**
 * Detects the content type from the bytes: PDF, JPG or PNG. Throws MEDIA_TYPE for anything else.
 */
export function ordonnanceType(bytes: Uint8Array<ArrayBuffer>): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 5))
  if (head === '%PDF-') return 'application/pdf'
  const type = inspectImage(bytes)?.type
  if (type === 'image/jpeg' || type === 'image/png') return type
  throw apiError('MEDIA_TYPE', { message: 'Une ordonnance est un fichier PDF, JPG ou PNG' })
}

/** Computes the signature of an address that shows an ordonnance until `expiry`. */
export async function addressSignature(
  secrets: Secrets,
  { organisationId, commandId }: Place,
  ref: string,
  expiry: number,
): Promise<string> {
  return secrets.hmac('ordonnance', `${organisationId}:${commandId}:${ref}:${expiry}`)
}

/** Responds with a private file, which is read while it is sent. It is not cached, and no script in it runs. */
export function privateFile({ content, type }: OpenFile, name: string): Response {
  return new Response(content.stream(), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(content.size),
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
