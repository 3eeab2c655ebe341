import type { ScanResult } from '#shared/scanner/scan-sounds.ts'
import type { CountEntry } from './count-entry.ts'
import type { EntryQueue, SendResult } from './entry-queue.ts'

/** Answers entries by sound and vibration. */
export interface EntryAnswers {
  /** Answers a scan that is in the queue, unless the server is about to. */
  onScanned: (entry: CountEntry) => void
  onSent: (entry: CountEntry, result: SendResult) => void
}

/**
 * Answers each entry once: when the server has counted it, or as kept while the server does not answer. An
 * entry that turns out not to count is answered once more.
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
  // Those of an earlier visit were answered there.
  let kept = new Set(waiting())

  /** One answer covers everything that waits. */
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
