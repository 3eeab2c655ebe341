/**
 * How long a call waits for a connection during an outage, in ms: the call has usually waited for a
 * statement before, and all of it should take less than ten seconds.
 */
const waitDuringOutage = 2000
/** How long opening a connection may take, in ms. */
const openUsually = 5000
/**
 * During an outage, attempts are short: one whose first packet was lost blocks its place until it
 * ends, even when the database is back.
 */
const openDuringOutage = 1500

/**
 * What a process knows of its database: whether nothing has answered lately. An outage begins with
 * the first deadline that passed while no statement at all was answered, and ends with the next
 * answer. The connections from before it are not used again: their packets may be lost, too.
 */
export class Outage {
  #isRunning = false
  #answeredAt = performance.now()
  #count = 0

  /** Number of outages so far. A connection from before the latest one must not be used again. */
  get count(): number {
    return this.#count
  }

  /** Maximum time for opening a connection, in ms. */
  get openLimit(): number {
    return this.#isRunning ? openDuringOutage : openUsually
  }

  /** Maximum time until there is a connection, in ms. */
  waitLimit(usual: number): number {
    return this.#isRunning ? Math.min(usual, waitDuringOutage) : usual
  }

  /** Records that the database has answered. */
  answered(): void {
    this.#isRunning = false
    this.#answeredAt = performance.now()
  }

  /** Records that something that began at `startedAt` got no answer before its deadline. */
  unanswered(startedAt: number): void {
    if (this.#isRunning || this.#answeredAt >= startedAt) return
    this.#isRunning = true
    this.#count += 1
  }
}

/**
 * Calls `act` after `milliseconds`, unless the returned function is called before that. If the
 * event loop was blocked, what has arrived meanwhile is read first.
 */
export function startDeadline(milliseconds: number, act: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(act, readMilliseconds)
  }, milliseconds)
  return () => clearTimeout(timer)
}

const readMilliseconds = 50
