import type { ScanResult } from '#shared/scanner/scan-sounds.ts'
import type { CountEntry } from './count-entry.ts'
import type { EntryQueue, SendResult } from './entry-queue.ts'

/** Signals the results of entries by sound and vibration. */
export interface EntryAnswers {
  /**
   * Signals a scan that does not count, or that is kept because the server does not respond. For
   * any other scan, `onSent` signals the server's response.
   */
  onScanned: (entry: CountEntry) => void
  onSent: (entry: CountEntry, result: SendResult) => void
}

/**
 * Signals each entry once: as a success when the server has counted it, as an error if it cannot be
 * counted, or as kept while the server does not respond. If a kept entry then cannot be counted, an
 * error is signalled as well.
 */
export function entryAnswers(
  queue: Pick<EntryQueue, 'state'>,
  onResult: (result: ScanResult) => void,
): EntryAnswers {
  const waiting = () =>
    queue
      .state()
      .entries.filter(({ problem }) => problem === null)
      .map(({ id }) => id)
  // The entries of an earlier visit were signalled during that visit.
  let kept = new Set(waiting())

  /** Signals once for all waiting entries. */
  function keep() {
    kept = new Set(waiting())
    onResult('kept')
  }

  return {
    onScanned({ problem }) {
      if (problem !== null) onResult('error')
      else if (queue.state().isStuck) keep()
    },
    onSent({ id }, result) {
      if (result === 'unanswered') {
        if (!kept.has(id)) keep()
      } else if (result !== 'saved') onResult('error')
      else if (!kept.delete(id)) onResult('success')
    },
  }
}
