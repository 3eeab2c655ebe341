import { isEmail, isMobilePhone, isPhone, isUrl } from './formats.ts'
import { messages } from './messages.ts'

/** Says what is wrong with a value, or null. Never throws. */
export type Validator = (value: unknown) => string | null

/** True for what a person would call empty: nothing, blank text, an empty list, not a number. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'number') return Number.isNaN(value)
  return Array.isArray(value) && value.length === 0
}

/** The validator of a text format; spaces around the text do not count. */
function format(test: (text: string) => boolean, message: string): Validator {
  return (value) => (typeof value === 'string' && test(value.trim()) ? null : message)
}

function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/** Validators without settings, by name. */
export const validators = {
  not_empty: (value: unknown) => (isEmpty(value) ? messages.not_empty : null),
  url: format(isUrl, messages.url),
  email: format(isEmail, messages.email),
  phone: format(isPhone, messages.phone),
  mobile_phone: format(isMobilePhone, messages.phone),
  integer: (value: unknown) => (Number.isInteger(toNumber(value)) ? null : messages.integer),
} as const satisfies Record<string, Validator>

/** Makers of validators with one setting, by name. */
export const validatorMakers = {
  min:
    (limit: number): Validator =>
    (value) =>
      toNumber(value) >= limit ? null : messages.min(limit),
  max:
    (limit: number): Validator =>
    (value) =>
      toNumber(value) <= limit ? null : messages.max(limit),
  max_length:
    (limit: number): Validator =>
    (value) =>
      typeof value === 'string' && Array.from(value).length <= limit
        ? null
        : messages.max_length(limit),
  one_of:
    (choices: readonly unknown[]): Validator =>
    (value) =>
      choices.includes(value) ? null : messages.one_of,
} as const

/** Name of a validator without settings. */
export type ValidatorName = keyof typeof validators

/** One rule of a field: a name, a name with its setting, or a function of your own. */
export type ValidationRule =
  | ValidatorName
  | { min: number }
  | { max: number }
  | { max_length: number }
  | { one_of: readonly unknown[] }
  | Validator

function toValidator(rule: ValidationRule): Validator {
  if (typeof rule === 'string') return validators[rule]
  if (typeof rule === 'function') return rule
  if ('min' in rule) return validatorMakers.min(rule.min)
  if ('max' in rule) return validatorMakers.max(rule.max)
  if ('max_length' in rule) return validatorMakers.max_length(rule.max_length)
  return validatorMakers.one_of(rule.one_of)
}

/** All messages about a value, in the rules' order. An empty value is fine unless `not_empty` is a rule. */
export function validate(value: unknown, rules: readonly ValidationRule[]): string[] {
  if (isEmpty(value) && !rules.includes('not_empty')) return []
  return rules
    .map((rule) => toValidator(rule)(value))
    .filter((message): message is string => message !== null)
}
