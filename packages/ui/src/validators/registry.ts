import { readRule, type NamedRule } from '../named-rule.ts'
import { builtIn } from './built-in.ts'
import type { ValidatorMessages } from './messages.ts'

/**
 * The type of each validator's argument, by name; `undefined` for those that take none. Add your own
 * beside the call that registers it:
 *
 * ```ts
 * declare module '@org/ui/validators' {
 *   interface ValidatorArguments {
 *     siret: undefined
 *     free_code: { organisation: string }
 *   }
 * }
 * ```
 */
export interface ValidatorArguments {
  not_empty: undefined
  url: undefined
  email: undefined
  phone: undefined
  mobile_phone: undefined
  integer: undefined
  min: number
  max: number
  max_length: number
  one_of: readonly (string | number | boolean)[]
}

/** Name of a validator, also of one that a product registered. */
export type ValidatorName = keyof ValidatorArguments

/** One rule of a field, as data: `'email'`, `{ max_length: 30 }`, `{ one_of: ['a', 'b'] }`. */
export type ValidationRule = NamedRule<ValidatorArguments>

/** What a validator gets beside the value and its argument. */
export interface ValidatorContext {
  /** The library's messages in the page's language. */
  messages: ValidatorMessages
}

/** Says what is wrong with a value, or null. Never gets an empty value, `not_empty` apart. */
export type Validator<Argument = undefined> = (
  value: unknown,
  argument: Argument,
  context: ValidatorContext,
) => string | null

/**
 * A validator that asks elsewhere, for example a server. It hands the signal on: a value that
 * changes meanwhile aborts the question. It rejects where there is no answer.
 */
export type AsyncValidator<Argument = undefined> = (
  value: unknown,
  argument: Argument,
  context: ValidatorContext & { signal: AbortSignal },
) => Promise<string | null>

type Entry =
  { isAsync: false; run: Validator<unknown> } | { isAsync: true; run: AsyncValidator<unknown> }

const registry = new Map<string, Entry>(
  Object.entries(builtIn).map(([name, run]) => [
    name,
    { isAsync: false, run: run as Validator<unknown> },
  ]),
)

/** Adds a validator under a name, or replaces the one of that name. */
export function registerValidator<Name extends ValidatorName>(
  name: Name,
  run: Validator<ValidatorArguments[Name]>,
): void {
  registry.set(name, { isAsync: false, run: run as Validator<unknown> })
}

/** Adds a validator that asks elsewhere. It is asked only about values that all others accept. */
export function registerAsyncValidator<Name extends ValidatorName>(
  name: Name,
  run: AsyncValidator<ValidatorArguments[Name]>,
): void {
  registry.set(name, { isAsync: true, run: run as AsyncValidator<unknown> })
}

/** The validator of a rule with its argument. Throws if the name is not registered. */
export function findValidator(rule: ValidationRule): { entry: Entry; argument: unknown } {
  const [name, argument] = readRule(rule)
  const entry = registry.get(name)
  if (!entry) {
    throw new Error(`No validator is named "${name}": call registerValidator("${name}", …) first.`)
  }
  return { entry, argument }
}
