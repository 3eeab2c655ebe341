import type { StockCountLine } from '@org/api/client'
import { localHour } from '@org/api/stock'
import { useEnvironment } from '@org/app-kit'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { type ScanSound, useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import { type CountEntry, scannedEntry, typedEntry } from './count-entry.ts'
import { entryAnswers } from './entry-answers.ts'
import { createEntryQueue, type EntryQueue } from './entry-queue.ts'
import { entryStorage } from './entry-storage.ts'
import { type CountedEntry, entrySender, type EntrySender } from './send-entry.ts'

/** The state of a count, and the actions for scanned and typed entries. */
export interface Counting {
  /** Entries that wait for the server's response or for a person. */
  entries: readonly CountEntry[]
  /** True while the server does not answer. */
  isStuck: boolean
  /** The entry that was counted last on this screen. */
  last: CountedEntry | null
  sound: ScanSound
  /**
   * Counts a scanned or typed code; `separator` is the character that the reader is known to send
   * for FNC1.
   */
  scan: (text: string, separator?: string | null) => void
  /** Sets the quantity of a line. */
  setQty: (line: StockCountLine, qty: number) => void
  answer: EntryQueue['answer']
  type: EntryQueue['type']
  drop: EntryQueue['drop']
  known: EntrySender['known']
}

interface CountingOptions {
  countId: string
  userId: string
  /** Called with each line that the server has saved. */
  onLine: (line: StockCountLine) => void
  /** Called once an entry has been counted and no other is waiting. */
  onIdle: () => void
}

/** Stores scanned and typed entries in this browser and sends them to the server. */
export function useCounting({ countId, userId, onLine, onIdle }: CountingOptions): Counting {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const [last, setLast] = useState<CountedEntry | null>(null)
  const { onResult, ...sound } = useScanFeedback()
  const [queue] = useState(() => createEntryQueue(entryStorage(userId, countId)))
  const [sender] = useState(() => entrySender(ports, countId))
  const [answers] = useState(() => entryAnswers(queue, onResult))
  const send = useEffectEvent(async (entry: CountEntry) => {
    const result = await sender.send(entry, (counted) => {
      setLast(counted)
      onLine(counted.line)
    })
    answers.onSent(entry, result)
    return result
  })
  useEffect(() => queue.start((entry) => send(entry)), [queue])

  const { entries, isStuck } = useSyncExternalStore(queue.subscribe, queue.state)
  const isIdle = entries.length === 0
  const idle = useEffectEvent(onIdle)
  useEffect(() => {
    if (isIdle && last !== null) idle()
  }, [isIdle, last])

  const fresh = () => ({ id: newKey(), at: Date.now() })
  return {
    entries,
    isStuck,
    last,
    sound,
    scan(text, separator = null) {
      const today = localHour(Date.now() / 1000).date
      const entry = scannedEntry(text, { separator: separator ?? undefined, today }, fresh())
      queue.add(entry)
      answers.onScanned(entry)
    },
    setQty: (line, qty) => queue.add(typedEntry(line, qty, fresh())),
    answer: queue.answer,
    type: queue.type,
    drop: queue.drop,
    known: sender.known,
  }
}
