import { isEmpty } from './is-empty.ts'
import { validatorMessages, type ValidatorMessages } from './messages.ts'
import { findValidator, type ValidationRule, type ValidatorContext } from './registry.ts'

/** Of an empty value only `not_empty` has something to say: a missing email has no wrong format. */
const rulesFor = (value: unknown, rules: readonly ValidationRule[]) =>
  isEmpty(value) ? rules.filter((rule) => rule === 'not_empty') : rules

const isMessage = (message: string | null): message is string => message !== null

/** True where a rule asks elsewhere, so that `validateAsync` is needed. */
export function hasAsyncRule(rules: readonly ValidationRule[]): boolean {
  return rules.some((rule) => findValidator(rule).entry.isAsync)
}

/**
 * All messages about a value, in the rules' order; those of validators that ask elsewhere are left
 * out. An empty value is fine unless `not_empty` is a rule, which is then the only one. Throws if a name is not registered.
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
 * All messages about a value, also of the validators that ask elsewhere. These are asked together,
 * and only where the others have nothing to say. Rejects with the signal's reason once it is
 * aborted, or with what such a validator throws.
 */
export async function validateAsync(
  value: unknown,
  rules: readonly ValidationRule[],
  { signal, messages = validatorMessages.fr }: Partial<ValidatorContext> & { signal: AbortSignal },
): Promise<string[]> {
  signal.throwIfAborted()
  const found = validate(value, rules, messages)
  if (found.length > 0) return found
  const asked = rulesFor(value, rules)
    .map(findValidator)
    .flatMap(({ entry, argument }) =>
      entry.isAsync ? [entry.run(value, argument, { messages, signal })] : [],
    )
  const answers = await Promise.all(asked)
  signal.throwIfAborted()
  return answers.filter(isMessage)
}
