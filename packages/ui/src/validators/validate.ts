import { isEmpty } from './is-empty.ts'
import { validatorMessages, type ValidatorMessages } from './messages.ts'
import { findValidator, type ValidationRule, type ValidatorContext } from './registry.ts'

/**
 * Returns the rules that apply to a value. Only `not_empty` applies to an empty value: a missing
 * email address is not malformed.
 */
const rulesFor = (value: unknown, rules: readonly ValidationRule[]) =>
  isEmpty(value) ? rules.filter((rule) => rule === 'not_empty') : rules

const isMessage = (message: string | null): message is string => message !== null

/** Whether any rule sends a request. If so, use `validateAsync`. */
export function hasAsyncRule(rules: readonly ValidationRule[]): boolean {
  return rules.some((rule) => findValidator(rule).entry.isAsync)
}

/**
 * Returns all error messages for a value, in the order of the rules. Validators that send requests
 * are skipped. An empty value is valid unless `not_empty` is one of the rules; then only
 * `not_empty` fails. Throws if a name is not registered.
 */
export function validate(
  value: unknown,
  rules: readonly ValidationRule[],
  messages: ValidatorMessages = validatorMessages.fr,
): string[] {
  return rulesFor(value, rules)
    .map(findValidator)
    .map(({ entry, argument }) => (entry.isAsync ? null : entry.run(value, argument, { messages })))
    .filter(isMessage)
}

/**
 * Returns all error messages for a value, including those of validators that send requests. These
 * validators run in parallel, and only if all others accept the value. Rejects with the signal's
 * reason if it was aborted, or with the error of a validator that failed to run.
 */
export async function validateAsync(
  value: unknown,
  rules: readonly ValidationRule[],
  { signal, messages = validatorMessages.fr }: Partial<ValidatorContext> & { signal: AbortSignal },
): Promise<string[]> {
  signal.throwIfAborted()
  const found = validate(value, rules, messages)
  if (found.length > 0) return found
  const pending = rulesFor(value, rules)
    .map(findValidator)
    .flatMap(({ entry, argument }) =>
      entry.isAsync ? [entry.run(value, argument, { messages, signal })] : [],
    )
  const results = await Promise.all(pending)
  signal.throwIfAborted()
  return results.filter(isMessage)
}
