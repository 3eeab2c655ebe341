import { signaturesTexts } from '../texts.ts'

/**
 * Returns the name of the part of a signature that the API has rejected; null for other errors.
 * Only the error message is available, but for rejected values it always has the form '{field} must
 * be a {type} !' (specification 1, section 5).
 */
export function refusedPart(message: string): string | null {
  const [, field] = /^(\S+) must be an? .+ !$/.exec(message) ?? []
  if (field === undefined) return null
  return field === 'name' ? signaturesTexts.refused.name : signaturesTexts.refused.data
}
