import { pause } from '../call/pause.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import type { Scope } from '../ports/repositories.ts'

/**
 * How long a mark protects an upload from other processes, in seconds: the 30 s that reading takes at
 * most, and as long again to store the result, and for clocks that differ.
 */
const markSeconds = 60
export interface MarkTimes {
  /**
   * How long a process watches an older mark before it believes it. If the database was away, the
   * process that reads takes back its mark meanwhile.
   */
  readonly watchMilliseconds: number
}

const defaultTimes: MarkTimes = { watchMilliseconds: 12_000 }
const retryMilliseconds = 1000

/** The marks of uploads that are being read. A process that crashes leaves its marks behind. */
export interface ReadingMarks {
  set(scope: Scope, id: string): Promise<void>
  /** Takes back a mark that this process has set. While the database fails, repeats that. */
  takeBack(scope: Scope, id: string): Promise<void>
  /** Whether another process has set the mark of this upload. */
  isForeign(row: CoachingMediaRecord): boolean
  /** Whether the process that has set a foreign mark has crashed. Takes 12 s if it probably has. */
  isAbandoned(scope: Scope, row: CoachingMediaRecord): Promise<boolean>
  /** Resolves once no mark is left to take back; then call nothing else. Gives up without database. */
  end(): Promise<void>
}

/** What the record of an upload without a mark has. */
export const unmarked = { is_being_read: false, read_until: null } as const

export function createReadingMarks(
  { repositories, clock }: Adapters,
  { watchMilliseconds }: MarkTimes = defaultTimes,
): ReadingMarks {
  const ending = new AbortController()
  /** Uploads that this process has read without ending, but that may still be marked. */
  const survived = new Set<string>()
  const repeated = new Set<Promise<void>>()

  const mediaOf = (scope: Scope) => repositories.within(scope).coaching.media

  async function clear(scope: Scope, id: string): Promise<boolean> {
    // Somebody reads it again in this process.
    if (!survived.has(id)) return true
    try {
      await mediaOf(scope).update(id, unmarked)
    } catch {
      // The request that read the upload fails with the database's error itself.
      return false
    }
    survived.delete(id)
    return true
  }

  async function repeat(scope: Scope, id: string): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(retryMilliseconds, ending.signal)
      if (await clear(scope, id)) return
    }
  }

  return {
    async set(scope, id) {
      survived.delete(id)
      const read_until = clock.now() + markSeconds
      await mediaOf(scope).update(id, { is_being_read: true, read_until })
    },
    async takeBack(scope, id) {
      survived.add(id)
      if (await clear(scope, id)) return
      const repeating = repeat(scope, id).finally(() => repeated.delete(repeating))
      repeated.add(repeating)
    },
    isForeign: ({ id, is_being_read }) => is_being_read && !survived.has(id),
    async isAbandoned(scope, { id, read_until }) {
      // A restart of the only process has ended the reading.
      if ((read_until ?? null) === null) return true
      if (clock.now() <= Number(read_until)) return false
      await pause(watchMilliseconds, ending.signal)
      if (ending.signal.aborted) return false
      const row = await mediaOf(scope).get(id)
      return row?.is_being_read === true && row.read_until === read_until
    },
    async end() {
      ending.abort()
      await Promise.all(repeated)
    },
  }
}
