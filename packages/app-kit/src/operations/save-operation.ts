import type { Environment } from '../store/environment.ts'
import { explained } from '../store/failure-help.ts'
import type { Withdraw } from '../notifications/notify.ts'
import { trackOperation, type Work } from './track-operation.ts'

/**
 * Notifications of a save. `failed` replaces the error's own message when the specification
 * requires specific wording.
 */
export interface SaveTexts {
  saving: string
  saved: string
  failed?: string
}

/** Functions that withdraw the error messages of failed saves, by operation key. */
const failures = new WeakMap<Environment, Map<string, Withdraw>>()

/**
 * Runs a save as the operation with this key. Notifies the user that the save has started, and then
 * that it succeeded or why it failed. The next attempt withdraws the error.
 *
 * @returns true after success
 */
export function* saveOperation(
  environment: Environment,
  key: string,
  texts: SaveTexts,
  work: () => Work<string | void>,
) {
  const errors = failures.get(environment) ?? new Map<string, Withdraw>()
  failures.set(environment, errors)
  errors.get(key)?.()
  const withdraw = environment.notify(texts.saving)
  const outcome = yield* trackOperation(key, work)
  if (outcome.status === 'succeeded') environment.notify(texts.saved, 'success')
  // Without this, "saving" would still be visible next to the failure.
  else withdraw()
  if (outcome.status === 'failed') {
    const text = texts.failed ?? explained(outcome.message, 'save')
    errors.set(key, environment.notify(text, 'danger'))
  }
  return outcome.status === 'succeeded'
}
