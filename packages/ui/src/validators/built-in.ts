import { readNumber } from '../read-number.ts'
import { isEmail, isMobilePhone, isPhone, isUrl } from './formats.ts'
import { isEmpty } from './is-empty.ts'
import type { ValidatorMessages } from './messages.ts'
import type { Validator, ValidatorArguments } from './registry.ts'

type MessageText = 'url' | 'email' | 'phone'

/** Creates a validator for a text format; surrounding spaces are ignored. */
function format(test: (text: string) => boolean, message: MessageText): Validator {
  return (value, _, { messages }) =>
    typeof value === 'string' && test(value.trim()) ? null : messages[message]
}

/** Converts a number, or a string that contains nothing but a number; NaN for anything else. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  const { value: number, rest } = readNumber(typeof value === 'string' ? value : '')
  return rest === '' ? number : Number.NaN
}

/** Whether a string has more than `limit` characters (code points). Stops counting at the limit. */
function isLonger(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  let count = 0
  for (const _ of text) {
    count += 1
    if (count > limit) return true
  }
  return false
}

const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** The library's own validators. */
export const builtIn: {
  readonly [Name in keyof ValidatorMessages | 'mobile_phone']: Validator<ValidatorArguments[Name]>
} = {
  not_empty: (value, _, { messages }) => (isEmpty(value) ? messages.not_empty : null),
  url: format(isUrl, 'url'),
  email: format(isEmail, 'email'),
  phone: format(isPhone, 'phone'),
  mobile_phone: format(isMobilePhone, 'phone'),
  integer: (value, _, { messages }) =>
    Number.isInteger(toNumber(value)) ? null : messages.integer,
  min: (value, limit, { messages }) => (toNumber(value) >= limit ? null : messages.min(limit)),
  max: (value, limit, { messages }) => (toNumber(value) <= limit ? null : messages.max(limit)),
  max_length: (value, limit, { messages }) => {
    const text = toText(value)
    return typeof text === 'string' && !isLonger(text, limit) ? null : messages.max_length(limit)
  },
  one_of: (value, choices, { messages }) => {
    const known: readonly unknown[] = choices
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.every((one) => known.includes(one)) ? null : messages.one_of
  },
}
