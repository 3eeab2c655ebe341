import { DatabaseUnavailable } from '@org/api'
import { isConflict } from './database-failures.ts'

const attempts = 5
/** Longest pause before the second attempt, in ms. It grows with each further one. */
const pauseMilliseconds = 20

/**
 * Runs work again that was rolled back because of a deadlock or a serialisation failure, at most
 * four times, each after a random pause so that the same two do not meet again.
 *
 * @param mayRetry false for work that is part of a transaction, which must run again as a whole
 * @throws DatabaseUnavailable when the last attempt has met a conflict, too
 */
export async function retryConflicts<Result>(
  work: () => Promise<Result>,
  mayRetry: () => boolean = () => true,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const isRepeatable = mayRetry()
    try {
      return await work()
    } catch (error) {
      if (!isRepeatable || !isConflict(error)) throw error
      if (attempt === attempts) throw new DatabaseUnavailable(error)
      const pause = Math.random() * attempt * pauseMilliseconds
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
