import { readRule, type NamedRule } from '../named-rule.ts'
import { builtIn } from './built-in.ts'
import type { ValidatorMessages } from './messages.ts'

/**
 * The type of each validator's argument, by name; `undefined` for those that take none. Add your
 * own next to the call that registers it:
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

/** Name of a validator, including registered ones. */
export type ValidatorName = keyof ValidatorArguments

/** One rule of a field, as data: `'email'`, `{ max_length: 30 }`, `{ one_of: ['a', 'b'] }`. */
export type ValidationRule = NamedRule<ValidatorArguments>

/** The context that a validator receives in addition to the value and the argument. */
export interface ValidatorContext {
  /** The library's messages in the page's language. */
  messages: ValidatorMessages
}

/**
 * Returns the error message for a value, or null. Never called with an empty value, except for
 * `not_empty`.
 */
export type Validator<Argument = undefined> = (
  value: unknown,
  argument: Argument,
  context: ValidatorContext,
) => string | null

/**
 * A validator that sends a request, for example to a server. It should pass on the signal, which
 * aborts the request if the value changes. It should reject if there is no response.
 */
export type AsyncValidator<Argument = undefined> = (
  value: unknown,
  argument: Argument,
  context: ValidatorContext & { signal: AbortSignal },
) => Promise<string | null>

type Entry =
  | { isAsync: false; run: Validator<unknown> }
  | { isAsync: true; run: AsyncValidator<unknown> }

const registry = new Map<string, Entry>(
  Object.entries(builtIn).map(([name, run]) => [
    name,
    { isAsync: false, run: run as Validator<unknown> },
  ]),
)

/** Registers a validator, or replaces the one with the same name. */
export function registerValidator<Name extends ValidatorName>(
  name: Name,
  run: Validator<ValidatorArguments[Name]>,
): void {
  registry.set(name, { isAsync: false, run: run as Validator<unknown> })
}

/**
 * Registers a validator that sends a request. It runs only for values that all synchronous
 * validators accept.
 */
export function registerAsyncValidator<Name extends ValidatorName>(
  name: Name,
  run: AsyncValidator<ValidatorArguments[Name]>,
): void {
  registry.set(name, { isAsync: true, run: run as AsyncValidator<unknown> })
}

/** Returns the validator of a rule with its argument. Throws if the name is not registered. */
export function findValidator(rule: ValidationRule): { entry: Entry; argument: unknown } {
  const [name, argument] = readRule(rule)
  const entry = registry.get(name)
  if (!entry) {
    throw new Error(`No validator is named "${name}": call registerValidator("${name}", …) first.`)
  }
  return { entry, argument }
}
