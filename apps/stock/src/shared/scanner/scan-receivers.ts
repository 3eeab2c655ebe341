import type { OnScan } from './camera/watch-camera.ts'
import { fnc1 } from './key-press.ts'
import { listenForScans } from './listen-for-scans.ts'
import { readSeparator, sendsSeparator, trustSeparator } from './separator-setting.ts'

export interface ScanReceiver {
  /** Called with the text of each scan, in which FNC1 is character 29. */
  onScan: OnScan
  /** Whether the receiver gets scans only while there is no other receiver. */
  isFallback: boolean
}

const receivers = new Set<ScanReceiver>()
let stop: (() => void) | null = null

const takers = () => [...receivers].filter(({ isFallback }) => !isFallback)

function pass(text: string): void {
  const receiver = takers().at(-1) ?? [...receivers].at(-1)
  // A scanner that is configured to send a text for FNC1 keeps every FNC1. So does one that sent FNC1
  // before; a text that contains FNC1 needs no such proof.
  const isProven = text.includes(fnc1) ? readSeparator() !== '' : sendsSeparator()
  if (text.includes(fnc1)) trustSeparator()
  receiver?.onScan(text, isProven ? fnc1 : null)
}

/**
 * Passes the scans of this page to a receiver. The latest receiver gets the scans; a fallback gets
 * them only while there is no other receiver.
 *
 * @returns a function that removes the receiver
 */
export function receiveScans(receiver: ScanReceiver): () => void {
  receivers.add(receiver)
  stop ??= listenForScans({
    onScan: pass,
    separator: readSeparator,
    // Scripts that fill in forms also dispatch keys, as fast as a scanner; a fallback ignores them.
    takes: ({ isTrusted }) => isTrusted || takers().length > 0,
  })
  return () => {
    receivers.delete(receiver)
    if (receivers.size > 0) return
    stop?.()
    stop = null
  }
}
