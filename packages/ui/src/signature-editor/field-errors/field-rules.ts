import { linkAddress } from '@org/signature'
import { validate, type ValidatorMessages } from '../../validators/index.ts'

/** The format that a value must have; `link` is an address that the signature links to. */
export type FieldRule = 'email' | 'phone' | 'link'

/** Returns the error message for a value; null if it is valid or empty. */
export function errorOf(rule: FieldRule, text: string, messages: ValidatorMessages): string | null {
  if (rule !== 'link') return validate(text, [rule], messages)[0] ?? null
  return text.trim() === '' || linkAddress(text) !== null ? null : messages.url
}
