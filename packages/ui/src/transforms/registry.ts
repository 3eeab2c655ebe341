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
 * Maps the name of each transform to the type of its argument; `undefined` if it takes none. Add
 * your own with `declare module '@org/ui/transforms'` next to the call that registers it.
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

/** Name of a transform, including registered ones. */
export type TransformName = keyof TransformArguments

/** One transform, as data: `'uppercase'`, `{ max: 100 }`. */
export type TransformRule = NamedRule<TransformArguments>

/** Converts typed input into the value that is stored. Accepts any value and never throws. */
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

/** Registers a transform, or replaces the one with the same name. */
export function registerTransform<Name extends TransformName>(
  name: Name,
  transform: Transform<TransformArguments[Name]>,
): void {
  registry.set(name, transform)
}

/** Applies the transforms in order. Throws if a name is not registered. */
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
