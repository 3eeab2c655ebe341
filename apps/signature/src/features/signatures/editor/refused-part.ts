import { type FieldRefusals, refusedValue } from '@org/app-kit'
import { signaturesTexts } from '../texts.ts'

/**
 * Returns the name of the part of a signature that the API has rejected; null for other errors,
 * which have messages of their own.
 */
export function refusedPart(message: string, refusals: FieldRefusals | null): string | null {
  if (message !== refusedValue) return null
  return refusals && 'name' in refusals
    ? signaturesTexts.refused.name
    : signaturesTexts.refused.data
}
