import { apiError, type ApiError } from '../contract/errors.ts'

export interface TurnRules {
  /** How many tasks may run at once; each owner has at most one. */
  atOnce: number
  /** Milliseconds to wait for a turn, at most. */
  patience: number
  /** The error when no turn came in time. Default BUSY. */
  refusal?: () => ApiError
}

/** Lets work of several owners run in turn. */
export interface Turns {
  /** Runs the work when its turn has come. Rejects as the work does, or with the refusal. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  owner: string
  begin: () => void
}

/** Turns within this process: first come, first served among the owners that have nothing running. */
export function createTurns({
  atOnce,
  patience,
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
      }, patience)
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
