/** Turns what was typed into what is kept. Never throws. */
export type Transform = (value: unknown) => unknown

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The number that a text begins with, with a comma or a point; 0 where there is none. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 0
  const number = Number.parseFloat(toText(value).replace(/\s/g, '').replace(',', '.'))
  return Number.isFinite(number) ? number : 0
}

/** The whole number that a text begins with, cut and not rounded; 0 for anything else. */
export const integer = (value: unknown): number => Math.trunc(toNumber(value))

/** The number that a text begins with; `3,5` and `3.5` both give 3.5; 0 for anything else. */
export const float = (value: unknown): number => toNumber(value)

/** The text in small letters, by French rules. */
export const lowercase = (value: unknown): string => toText(value).toLocaleLowerCase('fr')

/** The text in capital letters, by French rules. */
export const uppercase = (value: unknown): string => toText(value).toLocaleUpperCase('fr')

/** Letters of any script, with their accents; everything else is dropped. */
export const lettersOnly = (value: unknown): string => toText(value).replace(/[^\p{L}\p{M}]/gu, '')

/** The digits 0 to 9; everything else is dropped. */
export const digitsOnly = (value: unknown): string => toText(value).replace(/\D/g, '')

/** Letters of any script and digits; everything else is dropped. */
export const alphanumericOnly = (value: unknown): string =>
  toText(value).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Without any white space. */
export const removeSpaces = (value: unknown): string => toText(value).replace(/\s/g, '')

/** No less than the limit. */
export const min =
  (limit: number) =>
  (value: unknown): number =>
    Math.max(limit, toNumber(value))

/** No more than the limit. */
export const max =
  (limit: number) =>
  (value: unknown): number =>
    Math.min(limit, toNumber(value))

/** Whole cents, half a cent away from zero: `12,345` gives 1235. */
export function eurosToCents(value: unknown): number {
  const cents = Number((toNumber(value) * 100).toFixed(6))
  return Math.sign(cents) * Math.round(Math.abs(cents))
}

/** Euros: 1234 cents give 12.34. */
export const centsToEuros = (value: unknown): number => Math.round(toNumber(value)) / 100

/** Transforms without settings, by name. */
export const transforms = {
  integer,
  float,
  lowercase,
  uppercase,
  letters_only: lettersOnly,
  digits_only: digitsOnly,
  alphanumeric_only: alphanumericOnly,
  remove_spaces: removeSpaces,
  euros_to_cents: eurosToCents,
  cents_to_euros: centsToEuros,
} as const satisfies Record<string, Transform>

/** Name of a transform without settings. */
export type TransformName = keyof typeof transforms

/** One step: a name, a bound, or a function of your own. */
export type TransformRule = TransformName | { min: number } | { max: number } | Transform

function toTransform(rule: TransformRule): Transform {
  if (typeof rule === 'string') return transforms[rule]
  if (typeof rule === 'function') return rule
  return 'min' in rule ? min(rule.min) : max(rule.max)
}

/** The value after all steps, in their order. */
export function applyTransforms(value: unknown, rules: readonly TransformRule[]): unknown {
  return rules.reduce((result: unknown, rule) => toTransform(rule)(result), value)
}
