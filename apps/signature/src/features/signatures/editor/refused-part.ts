import { signaturesTexts } from '../texts.ts'

/**
 * What of a signature the API has refused, in words; null where something else went wrong. Of a
 * failure only the message is left, but that of a refused value has one form: '{field} must be a
 * {type} !' (specification 1, section 5).
 */
export function refusedPart(message: string): string | null {
  const [, field] = /^(\S+) must be an? .+ !$/.exec(message) ?? []
  if (field === undefined) return null
  return field === 'name' ? signaturesTexts.refused.name : signaturesTexts.refused.data
}
