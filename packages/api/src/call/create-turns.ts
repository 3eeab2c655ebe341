import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'

export interface TurnRules {
  /** How many tasks may run at once. */
  atOnce: number
  /** How many tasks of one owner may run at once. Default 1. */
  perOwner?: number
  /** Maximum wait for a turn, in milliseconds. */
  maxWait: number
  /** How many tasks may wait. Default unlimited. */
  maxWaiting?: number
  /** How many tasks of one owner may wait. Default unlimited. */
  maxWaitingPerOwner?: number
  /**
   * Creates the error for a task that has waited too long, or that finds too many waiting. Default
   * BUSY.
   */
  refusal?: () => ApiError
}

/** A queue that runs tasks of several owners. */
export interface Turns {
  /**
   * Runs the work when its turn comes. Rejects with the work's error, with `refusal` when it has
   * waited too long, or immediately with `refusal` when too many tasks wait already.
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  owner: string
  begin: () => void
}

/**
 * Creates a queue within this process. Owners take turns: after a task, the waiting tasks of its
 * owner come after those of all others. A task is skipped for as long as its owner has `perOwner`
 * tasks running.
 */
export function createTurns({
  atOnce,
  perOwner = 1,
  maxWait,
  maxWaiting = Infinity,
  maxWaitingPerOwner = Infinity,
  refusal = () => apiError('BUSY'),
}: TurnRules): Turns {
  const running = createTally()
  const waitingOf = createTally()
  const queue = new Set<Waiting>()

  const mayBegin = (owner: string) => running.total() < atOnce && running.of(owner) < perOwner
  const leave = (waiting: Waiting) => {
    queue.delete(waiting)
    waitingOf.remove(waiting.owner)
  }
  const beginNext = () => {
    for (const waiting of queue) {
      if (running.total() >= atOnce) return
      if (!mayBegin(waiting.owner)) continue
      leave(waiting)
      running.add(waiting.owner)
      waiting.begin()
    }
  }
  const putLast = (owner: string) => {
    for (const waiting of [...queue].filter((one) => one.owner === owner)) {
      queue.delete(waiting)
      queue.add(waiting)
    }
  }
  const waitFor = (owner: string) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        begin() {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        leave(waiting)
        reject(refusal())
      }, maxWait)
      queue.add(waiting)
      waitingOf.add(owner)
    })
  const turnOf = async (owner: string) => {
    // Nothing that waits could run instead, because `beginNext` runs after each task.
    if (mayBegin(owner)) return running.add(owner)
    const isFull = queue.size >= maxWaiting || waitingOf.of(owner) >= maxWaitingPerOwner
    if (isFull) throw refusal()
    return waitFor(owner)
  }
  return {
    async run(owner, work) {
      await turnOf(owner)
      try {
        return await work()
      } finally {
        running.remove(owner)
        putLast(owner)
        beginNext()
      }
    },
  }
}

/** Creates a count of tasks by owner. Owners without tasks take no memory. */
function createTally() {
  const counts = new Map<string, number>()
  let total = 0
  const change = (owner: string, by: 1 | -1) => {
    const count = (counts.get(owner) ?? 0) + by
    total += by
    if (count > 0) counts.set(owner, count)
    else counts.delete(owner)
  }
  return {
    of: (owner: string) => counts.get(owner) ?? 0,
    total: () => total,
    add: (owner: string) => change(owner, 1),
    remove: (owner: string) => change(owner, -1),
  }
}
