import { createHash } from 'node:crypto'

/** Firestore's limit for an id, in bytes. Encoded ids are ASCII. */
const maxLength = 1500

/**
 * Joins these parts into a document id. Firestore forbids slashes, `.`, `..`, `__name__` and an
 * empty id. Encoded parts contain no comma, so different parts never make the same id.
 */
export function documentId(...parts: readonly string[]): string {
  const encoded = parts.map((part) => encodeURIComponent(part.toWellFormed())).join(',')
  if (encoded.length > maxLength) return `%${createHash('sha256').update(encoded).digest('hex')}`
  return encoded === '' || /^(?:\.|_)/.test(encoded) ? `%${encoded}` : encoded
}
