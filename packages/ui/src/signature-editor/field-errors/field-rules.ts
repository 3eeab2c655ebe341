import { linkAddress } from '@org/signature'
import { validate, type ValidatorMessages } from '../../validators/index.ts'
import type { PhoneRule } from './phone-rule.ts'

/** The format that a value must have; `link` is an address that the signature links to. */
export type FieldRule = 'email' | 'phone' | 'link'

/** The messages of the rules, and the rule for phone numbers if it is not the library's. */
export interface RuleContext {
  messages: ValidatorMessages
  phoneRule?: PhoneRule | null
}

/** Returns the error message for a value; null if it is valid or empty. */
export function errorOf(
  rule: FieldRule,
  text: string,
  { messages, phoneRule = null }: RuleContext,
): string | null {
  if (rule === 'phone' && phoneRule) return text.trim() === '' ? null : phoneRule(text)
  if (rule !== 'link') return validate(text, [rule], messages)[0] ?? null
  return text.trim() === '' || linkAddress(text) !== null ? null : messages.url
}
