import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'

export interface TurnRules {
  /** How many tasks may run at once; each owner has at most one. */
  atOnce: number
  /** Maximum wait for a turn, in milliseconds. */
  maxWait: number
  /** Creates the error for a task that has waited too long. Default BUSY. */
  refusal?: () => ApiError
}

/** A queue that runs tasks of several owners. */
export interface Turns {
  /**
   * Runs the work when its turn comes. Rejects with the work's error, or with `refusal` when it has
   * waited too long.
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  owner: string
  begin: () => void
}

/**
 * Creates a queue within this process. Tasks start in the order in which they arrive, but a task is
 * skipped for as long as another task of its owner is running.
 */
export function createTurns({
  atOnce,
  maxWait,
  refusal = () => apiError('BUSY'),
}: TurnRules): Turns {
  const running = new Set<string>()
  const queue = new Set<Waiting>()

  const beginNext = () => {
    for (const waiting of queue) {
      if (running.size >= atOnce) return
      if (running.has(waiting.owner)) continue
      queue.delete(waiting)
      running.add(waiting.owner)
      waiting.begin()
    }
  }
  const turnOf = (owner: string) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        begin() {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queue.delete(waiting)
        reject(refusal())
      }, maxWait)
      queue.add(waiting)
      beginNext()
    })
  return {
    async run(owner, work) {
      await turnOf(owner)
      try {
        return await work()
      } finally {
        running.delete(owner)
        beginNext()
      }
    },
  }
}
