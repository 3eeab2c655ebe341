import { linkAddress } from '@org/signature'
import { validate, type ValidatorMessages } from '../../validators/index.ts'

/** What is expected of a text of the signature; `link` is an address that the signature links to. */
export type FieldRule = 'email' | 'phone' | 'link'

/** What is wrong with a text, in words; null where it is as expected or empty. */
export function errorOf(rule: FieldRule, text: string, messages: ValidatorMessages): string | null {
  if (rule !== 'link') return validate(text, [rule], messages)[0] ?? null
  return text.trim() === '' || linkAddress(text) !== null ? null : messages.url
}
