import type { Environment } from '../store/environment.ts'
import { explained } from '../store/failure-help.ts'
import type { Withdraw } from '../notifications/notify.ts'
import { trackOperation, type Work } from './track-operation.ts'

/** Notifications of a save. */
export interface SaveTexts {
  saving: string
  saved: string
  /**
   * Replaces the error's own message where the specification requires specific wording. Null: only
   * the form shows the failure.
   */
  failed?: string | null
  /**
   * Default true: the form shows why it failed until the next attempt, so the notification goes
   * away by itself. Without a form it stays until it is dismissed.
   */
  hasForm?: boolean
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
  if (outcome.status === 'failed' && texts.failed !== null) {
    const text = texts.failed ?? explained(outcome.message, 'save')
    const tone = texts.hasForm === false ? 'danger' : 'neutral'
    errors.set(key, environment.notify(text, tone))
  }
  return outcome.status === 'succeeded'
}
