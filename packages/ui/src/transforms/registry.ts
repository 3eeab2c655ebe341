import { readRule, type NamedRule } from '../named-rule.ts'
import { centsToEuros, eurosToCents, float, integer, max, min } from './numbers.ts'
import {
  alphanumericOnly,
  digitsOnly,
  lettersOnly,
  lowercase,
  removeSpaces,
  uppercase,
} from './texts.ts'

/**
 * The type of each transform's argument, by name; `undefined` for those that take none. Add your own
 * with `declare module '@org/ui/transforms'` beside the call that registers it.
 */
export interface TransformArguments {
  integer: undefined
  float: undefined
  lowercase: undefined
  uppercase: undefined
  letters_only: undefined
  digits_only: undefined
  alphanumeric_only: undefined
  min: number
  max: number
  remove_spaces: undefined
  euros_to_cents: undefined
  cents_to_euros: undefined
}

/** Name of a transform, also of one that a product registered. */
export type TransformName = keyof TransformArguments

/** One step, as data: `'uppercase'`, `{ max: 100 }`. */
export type TransformRule = NamedRule<TransformArguments>

/** Turns what was typed into what is kept. Takes any value and never throws. */
export type Transform<Argument = undefined> = (value: unknown, argument: Argument) => unknown

const registry = new Map<string, Transform<never>>(
  Object.entries({
    integer,
    float,
    lowercase,
    uppercase,
    letters_only: lettersOnly,
    digits_only: digitsOnly,
    alphanumeric_only: alphanumericOnly,
    min,
    max,
    remove_spaces: removeSpaces,
    euros_to_cents: eurosToCents,
    cents_to_euros: centsToEuros,
  }),
)

/** Adds a transform under a name, or replaces the one of that name. */
export function registerTransform<Name extends TransformName>(
  name: Name,
  transform: Transform<TransformArguments[Name]>,
): void {
  registry.set(name, transform)
}

/** The value after all steps, in their order. Throws if a name is not registered. */
export function applyTransforms(value: unknown, rules: readonly TransformRule[]): unknown {
  return rules.reduce((result: unknown, rule) => {
    const [name, argument] = readRule(rule)
    const transform = registry.get(name)
    if (!transform) {
      throw new Error(
        `No transform is named "${name}": call registerTransform("${name}", …) first.`,
      )
    }
    return transform(result, argument as never)
  }, value)
}
